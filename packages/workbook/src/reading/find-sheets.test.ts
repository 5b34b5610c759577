import { describe, expect, it } from 'vitest';
import { toProblem } from '../problems/problem-list.ts';
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
