import type { Language } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problem.ts';
import { toProblem } from '../problems/problem-list.ts';
import type { CalculationReading } from '../read-calculation.ts';
import type { TestCell } from '../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';
import { problemExplanation, problemFinding, problemMessage, problemSaying } from './problem-message.ts';

const problemsIn = (reading: CalculationReading) => (reading.kind === 'refused' ? reading.problems : []);

describe('a problem in words', () => {
  it('says where it is and what to do', () => {
    const problem = toProblem(
      'not-a-number',
      { sheet: 'Posten', row: 12, column: 'Hoeveelheid' },
      { cell: 'F12', value: 'veel' },
    );
    expect(problemMessage(problem, 'nl')).toBe(
      "Blad 'Posten', rij 12, kolom 'Hoeveelheid' (F12): 'veel' is geen getal. Vul een getal zonder eenheid in, of laat de cel leeg waar een waarde mag ontbreken.",
    );
    expect(problemMessage(problem, 'en')).toBe(
      "Sheet 'Posten', row 12, column 'Hoeveelheid' (F12): 'veel' is not a number. Fill in a number without its unit, or leave the cell empty where a value may be missing.",
    );
  });

  it('says of a note which rows it is about and what was made of them', async () => {
    const rows = [1, 2, 3].map((post) => postenRow(String(post), { quantity: 0 }));
    const reading = await readExampleSheets({
      Posten: [[...POSTEN_HEADER.with(4, 'Eenheid'), 'Primair materiaal (kg)'], ...rows],
      'Set A1': [SET_HEADER, ...['1', '2', '3'].flatMap((post) => profileRows('a1', post))],
    });
    const notes = reading.kind === 'read' ? reading.warnings : [];
    expect(notes.map((note) => problemMessage(note, 'nl'))).toEqual([
      "Blad 'Posten', rij 1, kolom 'Eenheid' (E1): De kolom 'Eenheid' is gelezen als 'Unit'. Geef haar een andere naam als u iets anders bedoelt.",
      "Blad 'Posten', rij 1, kolom 'Primair materiaal (kg)' (G1): De kolom 'Primair materiaal (kg)' is gelezen als 'Primair materiaal (ton)' en omgerekend: 1 kg is 0,001 ton. Pas de eenheid in de kop aan als dat niet klopt.",
      "Blad 'Posten', rij 2, kolom 'Hoeveelheid' (F2): Een Hoeveelheid van 0 is werk dat niet is uitgevoerd: de post telt nergens in mee (3 rijen: 2-4). Vul een getal boven 0 in als dat niet klopt.",
    ]);
    expect(notes.map((note) => problemMessage(note, 'en')).at(-1)).toContain('(3 rows: 2-4)');
  });

  it('is in two parts: what is wrong, and what to do about it', () => {
    const place = { sheet: 'Posten', row: 12, column: 'Hoeveelheid' };
    // A full stop in the contents of a cell does not end the sentence.
    const problem = toProblem('not-a-number', place, { cell: 'F12', value: 'Zie A. Bakker' });
    const [what, whatToDo] = problemSaying(problem, 'nl');
    expect(what).toBe("'Zie A. Bakker' is geen getal.");
    expect(whatToDo).toBe(
      'Vul een getal zonder eenheid in, of laat de cel leeg waar een waarde mag ontbreken.',
    );
    expect(problemExplanation(problem, 'nl')).toBe(`${what} ${whatToDo}`);
    expect(problemFinding(problem, 'nl')).toBe(`Blad 'Posten', rij 12, kolom 'Hoeveelheid' (F12): ${what}`);
    expect(problemFinding(problem, 'en')).toBe(
      "Sheet 'Posten', row 12, column 'Hoeveelheid' (F12): 'Zie A. Bakker' is not a number.",
    );
    // A note on how a sheet was read asks for nothing.
    const read = toProblem('sheet-synonym', { sheet: 'A1' }, { readAs: 'Set A1' });
    expect(problemSaying(read, 'nl')).toEqual(["Het blad 'A1' is gelezen als 'Set A1'.", '']);
    expect(problemMessage(read, 'nl')).toBe("Blad 'A1': Het blad 'A1' is gelezen als 'Set A1'.");
  });

  it('of fixed wording is said in the words of the reader too, with what to do', () => {
    const inWords = (problem: Problem, language: Language) => problemSaying(problem, language)[1];
    const place = { sheet: 'Posten', row: 1, column: 'Hoeveelheid', cell: 'A1' };
    const column = toProblem('missing-column', place, { columnName: 'Hoeveelheid' });
    const [fixed, inDutch] = problemSaying(column, 'nl');
    expect(fixed).toBe("Failed to find column 'Hoeveelheid' in Excel file");
    expect(problemExplanation(column, 'nl')).toBe(inDutch);
    expect(inWords(column, 'nl')).toMatch(/^De verplichte kolom 'Hoeveelheid' ontbreekt\. Zet deze kop/);
    expect(inWords(column, 'en')).toMatch(/^The required column 'Hoeveelheid' is missing\. Put this/);
    const whole = toProblem('missing-column', { sheet: 'Set A1' }, { columnName: 'A1-A3' });
    // Under that header, one of the three alone would omit the others.
    expect(inWords(whole, 'nl')).toMatch(/met de waarden van A1, A2 en A3 samen; een van de drie alleen/);
    expect(inWords(whole, 'nl')).not.toContain('Zet deze kop');
    expect(inWords(whole, 'en')).toContain('A1, A2 and A3 together');
    const sheets = ['Posten', 'Set A1'].map((sheetName) => toProblem('missing-sheet', {}, { sheetName }));
    expect(sheets.map((problem) => inWords(problem, 'nl'))).toEqual([
      expect.stringMatching(/^Het blad 'Posten' met de posten ontbreekt\. Geef/),
      expect.stringMatching(/^Een blad met milieuprofielen ontbreekt: 'Set A1' of .*\. Geef/),
    ]);
    const field = { productGroup: 'a', productSubGroup: 'None', product: 'c', unit: 'm2' };
    const empty = toProblem('missing-field', { ...place, column: 'Productsubgroep' }, field);
    const unit = toProblem('missing-field', { ...place, column: 'Unit' }, field);
    expect(inWords(empty, 'nl')).toBe("Bij de post is 'Productsubgroep' niet ingevuld. Vul de cel in.");
    expect(inWords(unit, 'nl')).toMatch(/^De post heeft geen eenheid, of 'Unit' is een getal\./);
    const lacking = (...columns: string[]) =>
      toProblem(
        'missing-field',
        { ...place, column: 'Productgroep' },
        { ...field, others: columns.map((column) => ({ column, cell: 'A1' })) },
      );
    const groups = lacking('Productsubgroep');
    expect(problemSaying(groups, 'nl')[0]).toBe(problemSaying(empty, 'nl')[0]);
    expect([inWords(groups, 'nl'), inWords(groups, 'en')]).toEqual([
      "Bij de post zijn 'Productgroep' en 'Productsubgroep' niet ingevuld. Vul de cellen in.",
      "'Productgroep' and 'Productsubgroep' of the item are not filled in. Fill in the cells.",
    ]);
    const groupAndUnit = lacking('Unit');
    expect([inWords(groupAndUnit, 'nl'), inWords(groupAndUnit, 'en')]).toEqual([
      "Bij de post is 'Productgroep' niet ingevuld, en staat in 'Unit' geen tekst. Vul de cellen in, bij 'Unit' de eenheid, zoals m2 of ton.",
      "'Productgroep' of the item is not filled in, and 'Unit' holds no text. Fill in the cells, in 'Unit' the unit, such as m2 or ton.",
    ]);
  });

  it('that is about size advises to leave out only what the file has', () => {
    const large = toProblem('file-too-large', {}, { sizeBytes: 30_000_000, maxBytes: 26_214_400 });
    expect(problemExplanation(large, 'nl')).toContain(
      'Staan er bladen of afbeeldingen in die geen deel van de berekening zijn, verwijder die dan; splits',
    );
  });

  it('does not say of modules without a column that they are 0', () => {
    const place = { sheet: 'Set A1', row: 1, cell: 'A1' };
    const problem = toProblem('missing-modules', place, { cell: 'A1', modules: ['B1', 'D'] });
    expect(problemExplanation(problem, 'nl')).toBe(
      'Er is geen kolom voor B1 en D: daarvan is voor geen enkele post een waarde opgegeven. Voeg een kolom toe als u de waarden hebt.',
    );
    expect(problemExplanation(problem, 'en')).toContain('no item declares a value of it');
  });

  it('says of one row that it is, and of more that they are', async () => {
    const chapter = [null, 'Hoofdstuk 1'];
    const rows = profileRows('a1', '1');
    const fillingDown = rows.map((row, index) => (index === 1 ? [null, ...row.slice(1)] : row));
    const remarksOf = async (posten: readonly TestCell[][], profiles: readonly TestCell[][]) => {
      const sheets = { Posten: [POSTEN_HEADER, ...posten], 'Set A1': [SET_HEADER, ...profiles] };
      const reading = await readExampleSheets(sheets);
      return reading.kind === 'read' ? reading.warnings : [];
    };
    const one = await remarksOf([chapter, postenRow('1')], fillingDown);
    const more = await remarksOf(
      [chapter, chapter, postenRow('1')],
      [...rows.slice(0, 1), ...rows.slice(1).map((row) => [null, ...row.slice(1)])],
    );
    const said = (remarks: readonly Problem[], language: Language) =>
      remarks.map((remark) => problemExplanation(remark, language)).join(' ');
    expect(said(one, 'nl')).toContain('rij 2 (hoofdstuk, totaal, ondertekening) is overgeslagen.');
    expect(said(one, 'nl')).toContain('zo is rij 3 gelezen.');
    expect(said(one, 'en')).toContain('row 2 (chapter, total, signature) was skipped.');
    expect(said(one, 'en')).toContain('that is how row 3 was read.');
    expect(said(more, 'nl')).toContain('2 rijen: 2-3 (hoofdstuk, totaal, ondertekening) zijn overgeslagen.');
    expect(said(more, 'nl')).toContain('zo zijn 10 rijen: 3-12 gelezen.');
    const rest = (['more-errors', 'more-warnings', 'more-notes'] as const).map((code) =>
      problemExplanation(toProblem(code, {}, { count: 1 }), 'nl'),
    );
    expect(rest).toEqual([
      'En nog 1 fout. Herstel eerst de fouten hierboven en upload het bestand opnieuw.',
      'En nog 1 waarschuwing.',
      'En nog 1 opmerking.',
    ]);
  });

  it('writes figures the Dutch way in both languages, and quotes a text as it stands', async () => {
    const saidOf = async (quantity: TestCell, language: Language) => {
      const reading = await readExampleSheets({
        Posten: [POSTEN_HEADER, postenRow('1', { quantity })],
        'Set A1': [SET_HEADER, ...profileRows('a1', '1')],
      });
      return problemsIn(reading).map((problem) => problemExplanation(problem, language))[0];
    };
    expect(await saidOf(-12_345.5, 'nl')).toContain('De waarde is -12.345,5, maar');
    expect(await saidOf(-12_345.5, 'en')).toContain("The value is -12.345,5, but can't");
    expect(await saidOf('-12345.5', 'en')).toContain("The value is -12345.5, but can't");
    expect(await saidOf(2.5e300, 'en')).toContain('2,5e+300 is improbably large.');
  });

  it('writes figures the Dutch way', () => {
    const details = { cell: 'C4', value: '1.234', reading: 1234, otherReading: 1.234 };
    const problem = toProblem('ambiguous-number', { sheet: 'Set A1', row: 4, column: 'A1-A3' }, details);
    expect(problemMessage(problem, 'en')).toContain("'1.234' was read as 1.234, but could also mean 1,234");
    const differs = toProblem(
      'mki-differs',
      {},
      { post: '1', set: 'a1', weightedEur: 227.75, statedEur: 300 },
    );
    expect(problemMessage(differs, 'nl')).toContain('(€300,-) wijkt af van de gewogen indicatoren (€227,75)');
  });

  it('keeps the words of three messages in both languages', async () => {
    const sheets = problemsIn(await readExampleSheets({ Blad1: [] }));
    const columns = problemsIn(await readExampleSheets({ Posten: [['x']], 'Set A1': [['x']] }));
    const rows = [POSTEN_HEADER, postenRow('1', { unit: 5 })];
    const fields = problemsIn(await readExampleSheets({ Posten: rows, 'Set A1': [SET_HEADER] }));
    for (const language of ['nl', 'en'] as const) {
      expect(
        [...sheets, ...columns.slice(0, 1), ...fields.slice(0, 1)].map((problem) =>
          problemMessage(problem, language),
        ),
      ).toEqual([
        "Worksheet named 'Posten' not found",
        "Worksheet named 'Set A1' not found",
        "Failed to find column 'Postnummer' in Excel file",
        'Missing required field or Unit is not a string: Product group: Verhardingen - Product subgroup: Asfalt - Product: AC 16 base - Unit: 5',
      ]);
    }
  });
});
