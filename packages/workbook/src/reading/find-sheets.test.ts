import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { markProblems } from '../marking/mark-problems.ts';
import { toProblem } from '../problems/problem-list.ts';
import { readCalculation } from '../read-calculation.ts';
import { workbookEntries } from '../testing/build-workbook.ts';
import { containerOf, record } from '../testing/build-xls.ts';
import { buildZip } from '../testing/build-zip.ts';
import {
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
  validSheets,
} from '../testing/example-rows.ts';
import { problemMessage } from '../text/problem-message.ts';

const { Posten = [], 'Set A1': A1 = [] } = validSheets();
const A2 = [SET_HEADER, ...profileRows('a2', '1')];

describe('the sheet of a set', () => {
  it.each(['A1', 'Set_A1', 'Set-A1', 'EN15804+A1', 'NEN-EN 15804+A1', 'set–a1'])(
    'may be called %s, with a note',
    async (name) => {
      expect(await readExampleSheets({ Posten, [name]: A1 })).toMatchObject({
        kind: 'read',
        sets: ['a1'],
        warnings: [{ code: 'sheet-synonym', severity: 'note', sheet: name, readAs: 'Set A1' }],
      });
    },
  );

  it('A1 is read beside Set A2, and not left out in silence', async () => {
    const reading = await readExampleSheets({ Posten, A1, 'Set A2': A2 });
    expect(reading).toMatchObject({ kind: 'read', sets: ['a1', 'a2'] });
    expect(problemsOf(reading)).toEqual(['sheet-synonym A1']);
  });

  it('is the one of the very name; another one gets a warning', async () => {
    const reading = await readExampleSheets({ Posten, A1: [['oud']], 'Set A1': A1 });
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [{ code: 'ignored-sheet', severity: 'warning', sheet: 'A1' }],
    });
  });

  it('is not chosen between two that could be it', async () => {
    expect(problemsOf(await readExampleSheets({ Posten, A1, Set_A1: A1 }))).toEqual([
      'duplicate-sheet Set_A1',
    ]);
  });
});

describe('a sheet that is called like Posten and is not read is a warning', () => {
  it.each(['Posten (2)', 'Posten oud', 'posten-2025', 'POSTEN2'])('%s', async (name) => {
    const reading = await readExampleSheets({ Posten, 'Set A1': A1, [name]: Posten });
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{}],
      warnings: [{ code: 'ignored-posten', severity: 'warning', sheet: name, taken: true }],
    });
    expect(problemsOf(await readExampleSheets({ [name]: Posten, 'Set A1': A1 }))).toContain(
      `ignored-posten ${name}`,
    );
  });

  it.each(['Postennummers', 'Uitgangspunten', 'Kostenposten'])('%s is not', async (name) => {
    expect(problemsOf(await readExampleSheets({ Posten, 'Set A1': A1, [name]: Posten }))).toEqual([]);
  });
});

describe('a sheet that looks like a set and is not read is a warning', () => {
  it.each(['Set A1 (oud)', 'Profielen A2', 'Set A3', 'EN 15804'])('%s', async (name) => {
    expect(problemsOf(await readExampleSheets({ Posten, 'Set A1': A1, [name]: [['x']] }))).toEqual([
      `ignored-sheet ${name}`,
    ]);
  });

  it.each([
    ['Set A1 (oud)', ['Set A1'], []],
    ['Set A1 (oud)', ['Set_A1'], []],
    ['Set A1 (oud)', ['Set A2'], ['Set A1']],
    ['Profielen A2', ['Set A1'], ['Set A2']],
    ['EN 15804', ['Set A1'], ['Set A2']],
    ['Set 3', ['Set A1', 'Set A2'], []],
  ])('%s beside %j is proposed only names that no sheet has: %j', async (name, there, names) => {
    const sheets = Object.fromEntries(there.map((set) => [set, set.endsWith('2') ? A2 : A1]));
    const reading = await readExampleSheets({ Posten, ...sheets, [name]: [['x']] });
    const warning = reading.kind === 'read' && reading.warnings.find(({ code }) => code === 'ignored-sheet');
    expect(warning).toMatchObject({ sheet: name, names });
    expect(warning && problemMessage(warning, 'nl')).toContain(
      names.length > 0
        ? `Noem het '${names[0]}' als u het bedoelt.`
        : 'Voor die set wordt al een ander blad gelezen;',
    );
  });

  it('is proposed both names by a warning that was stored before they were looked for', () => {
    const stored = toProblem('ignored-sheet', { sheet: 'EN 15804' }, {});
    expect(problemMessage(stored, 'nl')).toContain("Noem het 'Set A1' of 'Set A2' als u het bedoelt.");
  });

  it.each(['Toelichting', 'Bronnen 2024', 'A12', 'Offset', 'Blad1'])('and %s does not', async (name) => {
    expect(problemsOf(await readExampleSheets({ Posten, 'Set A1': A1, [name]: [['x']] }))).toEqual([]);
  });
});

describe('a workbook with very many sheets', () => {
  /** The workbook names its first sheet this often once more, as 'A1': names that are compared with one another. */
  const xlsxNaming = (more: number) =>
    buildZip(
      workbookEntries({ sheets: { Posten, Profielen: A1 } }).map((entry) =>
        entry.name === 'xl/workbook.xml'
          ? {
              ...entry,
              data: String(entry.data).replace(
                '</sheets>',
                `${Array.from({ length: more }, (_, at) => `<sheet name="A1" sheetId="${at + 9}" r:id="rId1"/>`).join('')}</sheets>`,
              ),
            }
          : entry,
      ),
    );
  const xlsNaming = (count: number) => {
    const sheet = record(0x0085, Buffer.from([0, 0, 0, 0, 0, 0, 2, 0, 65, 49]));
    return containerOf([...Array.from({ length: count }, () => sheet), record(0x000a, Buffer.alloc(0))]);
  };
  const codesOf = async (bytes: Uint8Array, name: string) =>
    problemsOf(await readCalculation(bytes, name, FIRST_WEIGHTED_SETS));

  it('is refused at once, with what to do', async () => {
    const reading = await readCalculation(xlsxNaming(60_000), 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading.kind === 'refused' && reading.problems.map((each) => problemMessage(each, 'nl'))).toEqual([
      'Het bestand heeft meer dan 1.000 bladen. Zet de bladen Posten, Set A1 en Set A2 in een eigen bestand.',
    ]);
    expect(await markProblems(xlsxNaming(60_000), 'a.xlsx', [], 'nl')).toBeNull();
    expect(await codesOf(xlsNaming(1_001), 'a.xls')).toEqual(['too-many-sheets']);
  });

  it('is read up to a thousand of them', async () => {
    expect(await codesOf(xlsxNaming(998), 'a.xlsx')).toContain('duplicate-sheet A1');
    expect(await codesOf(xlsxNaming(999), 'a.xlsx')).toEqual(['too-many-sheets']);
    expect(await codesOf(xlsNaming(1_000), 'a.xls')).not.toContain('too-many-sheets');
  });
});
