import { describe, expect, it } from 'vitest';
import { toProblem } from '../problems/problem-list.ts';
import type { CalculationReading } from '../read-calculation.ts';
import {
  POSTEN_HEADER,
  postenRow,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';
import { problemMessage } from './problem-message.ts';

const problemsIn = (reading: CalculationReading) => (reading.kind === 'refused' ? reading.problems : []);

describe('a problem in words', () => {
  it('says where it is and what to do', () => {
    const problem = toProblem(
      'not-a-number',
      { sheet: 'Posten', row: 12, column: 'Hoeveelheid' },
      { cell: 'F12', value: 'veel' },
    );
    expect(problemMessage(problem, 'nl')).toBe(
      "Blad 'Posten', rij 12, kolom 'Hoeveelheid' (F12): 'veel' is geen getal. Vul een getal zonder eenheid in, of maak de cel leeg als er niets is opgegeven.",
    );
    expect(problemMessage(problem, 'en')).toBe(
      "Sheet 'Posten', row 12, column 'Hoeveelheid' (F12): 'veel' is not a number. Fill in a number without its unit, or clear the cell if nothing is declared.",
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
