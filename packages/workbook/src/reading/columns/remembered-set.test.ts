import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { placementsOf, placementsUsed } from '../../questions/placement-of.ts';
import type { Answers } from '../../questions/workbook-question.ts';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestWorkbook } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';

const PER_UNIT: Answers = { 'amounts:Posten:mki:MKI A1-A3': 'per-unit' };
const SET = 'stated-set:Posten:unnamed';

function read(
  {
    co2 = 'GWP A1-A3',
    answers = {},
    more = {},
  }: { co2?: string; answers?: Answers; more?: TestWorkbook['sheets'] },
  placements: ReturnType<typeof placementsOf> | ReturnType<typeof placementsUsed> = [],
) {
  const sheets = {
    Posten: [
      [...POSTEN_HEADER, 'MKI A1-A3', co2],
      [...postenRow('1'), 5, 70],
    ],
    ...more,
  };
  const given = { ...PER_UNIT, [`amounts:Posten:co2:${co2}`]: 'per-unit', ...answers };
  return readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, {
    answers: given,
    placements,
  });
}
type Reading = Awaited<ReturnType<typeof read>>;
const asksSet = ({ questions }: Reading) => questions.some(({ kind }) => kind === 'stated-set');
const setsOf = (reading: Reading) => reading.kind === 'read' && reading.sets;
/** What an answer to the question of the first file leaves for the next one. */
async function placedBy(answer: string, file: Parameters<typeof read>[0] = {}) {
  const { questions } = await read(file);
  return placementsOf(
    questions.flatMap((question) => (question.kind === 'stated-set' ? [{ question, answer }] : [])),
  );
}

describe('the set of the MKI in columns of Posten', () => {
  it('is remembered with the header, and noted in the next file, which is read anew by its note', async () => {
    const placements = await placedBy('a2');
    expect(placements).toEqual([
      { sheet: 'posten', header: 'MKI A1-A3', headerKey: 'mkia1-a3', column: 'MKI (Set A2)' },
    ]);
    const next = await read({}, placements);
    expect(asksSet(next)).toBe(false);
    expect(setsOf(next)).toEqual(['a2']);
    const notes = next.kind === 'read' ? next.warnings : [];
    expect(notes).toContainEqual(
      expect.objectContaining({
        code: 'placed-column',
        severity: 'note',
        value: 'MKI A1-A3',
        readAs: 'MKI (Set A2)',
      }),
    );
    const anew = await read({}, placementsUsed(notes));
    expect(asksSet(anew)).toBe(false);
    expect(setsOf(anew)).toEqual(['a2']);
  });

  it('is asked again where another header speaks of the other set, and an answer counts before what was remembered', async () => {
    const placements = await placedBy('a1');
    expect(asksSet(await read({ co2: 'GWP-total A1-A3' }, placements))).toBe(true);
    expect(asksSet(await read({ co2: 'GWP-total A1-A3' }, await placedBy('a2')))).toBe(false);
    expect(setsOf(await read({ answers: { [SET]: 'a2' } }, placements))).toEqual(['a2']);
  });

  it('is neither remembered nor known beside a sheet of a set', async () => {
    const file = { more: { 'Set A1': [SET_HEADER, ...profileRows('a1', '1')] } };
    expect(await placedBy('a2', file)).toEqual([]);
    const beside = await read(file, await placedBy('a2'));
    expect(asksSet(beside)).toBe(true);
    expect(setsOf(beside)).toEqual(['a1']);
    expect(problemsOf(beside).join()).not.toContain('placed-column');
  });
});
