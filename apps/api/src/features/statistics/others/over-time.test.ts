import { gatherCell, mayBeTold, publishCell, type SetCode, versionToTell } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { drawFrom } from '../../../testing/draw.ts';
import {
  type SectorCell,
  sectorFigures,
  toOwnCells,
  toSectorCells,
  toSectorStatistics,
} from '../sectors/to-sector-statistics.ts';
import { carriedOut, figuresOfToday, tellSectors } from './fixed.fixture.ts';
import type { FixedFigures, ToldCell } from './fixed-figures.ts';
import { type FiguresOfToday, planFirst, planQuarter } from './plan-fixing.ts';
import { organisationOf, Rivals } from './rivals.fixture.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const STEPS = 40;
const STEPS_OF_A_QUARTER = 8;
/** The number of organisations of a reader: none, as for staff and a program, to three. */
const READERS = [0, 1, 2, 3].map((own) => Array.from({ length: own }, (_, number) => organisationOf(number)));
const SETS: readonly SetCode[] = ['a1', 'a2'];
const SIDES = ['baseline', 'optimization'] as const;
const FILTERS = [null, [2025], [2026]].flatMap((years) =>
  ([null, 'NA', 'not-NA'] as const).map((contractType) => ({ years, contractType })),
);

/**
 * How the fixed figures follow from the present figures: the rule of the product, and rules that it could have had
 * instead.
 */
type Fixing = (before: FixedFigures, today: FiguresOfToday, quarterBegan: boolean) => FixedFigures;

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: FixedFigures = new Map();

const asFixed: Fixing = (before, today, quarterBegan) =>
  quarterBegan
    ? carriedOut(before, planQuarter(before, today), 'a first day')
    : carriedOut(before, { versions: planFirst(before, today), confirmed: [] }, 'a day');
const asOfToday: Fixing = (_before, today) => carriedOut(NOTHING, planQuarter(NOTHING, today), 'today');
/** Fixes all cells at the start of each quarter, and shows them to every reader who saw those of the quarter before. */
const whateverChanged: Fixing = (before, today, quarterBegan) =>
  quarterBegan ? asOfToday(before, today, true) : asFixed(before, today, false);

/** Returns what a reader learns of each cell after subtracting the reader's own figures. */
function tellOthers(fixed: FixedFigures, own: ReadonlySet<string>): ToldCell[] {
  return [...fixed.values()].flatMap(({ figure, cell, versions }) => {
    const version = versionToTell(versions, own);
    if (!version) return [];
    const others = version.contributions.filter(({ organisationId }) => !own.has(organisationId));
    const sum = publishCell(version, own) && gatherCell(others).sum;
    return [{ figure, cell, sum, fixedOn: version.fixedOn, weightsVersions: [], ownProjects: 0 }];
  });
}

/** Returns the amounts in the answers to all questions, by set and side, with the question of each. */
function amountsOf(cellsOf: (set: SetCode) => readonly SectorCell[]) {
  return SETS.flatMap((set) =>
    FILTERS.flatMap((filter) =>
      toSectorStatistics(cellsOf(set), filter, { set, nameOf: String }).flatMap(({ sector, mki }) =>
        SIDES.map((side) => ({
          what: `${set} ${side}`,
          question: [filter.years, filter.contractType, sector].join(' '),
          amount: mki?.[side] ?? 0,
        })),
      ),
    ),
  );
}
type Amounts = ReturnType<typeof amountsOf>;

/** Returns every difference of two of these amounts, and each amount itself. */
function differencesOf(amounts: readonly number[]): Set<number> {
  const distinct = [...new Set([0, ...amounts])];
  return new Set(distinct.flatMap((one) => distinct.map((other) => one - other)));
}

/** Returns, for each kind of amount, all differences of two that are in the same group. */
function differencesBy(
  amounts: Amounts,
  group: (amount: Amounts[number]) => string,
): Map<string, Set<number>> {
  const groups = [...Map.groupBy(amounts, group).values()];
  const differences = new Map<string, Set<number>>();
  for (const each of groups) {
    const [{ what } = { what: '' }] = each;
    const found = differences.get(what) ?? new Set<number>();
    for (const difference of differencesOf(each.map(({ amount }) => amount))) found.add(difference);
    differences.set(what, found);
  }
  return differences;
}

/**
 * Acts as a reader who asks every question after every action of others, and subtracts any two answers, whatever their
 * moments and subjects, without the reader's own figures. Returns the differences that equal the amount of a single
 * other organisation in an answer, or its change there between two moments.
 */
function attack(seed: number, own: readonly string[], fixing: Fixing) {
  const rivals = new Rivals(drawFrom(seed));
  const mine = new Set(own);
  const told: Amounts = [];
  const ofOthers = new Map<string, Amounts>();
  // Most steps leave most cells as they were, and what is told again adds no difference.
  const former = new Map<string, string>();
  const isAsBefore = (whose: string, cells: readonly object[]) => {
    const written = JSON.stringify(cells);
    const same = former.get(whose) === written;
    former.set(whose, written);
    return same;
  };
  let fixed = NOTHING;
  for (let step = 0; step < STEPS; step++) {
    const rows = rivals.rows();
    fixed = fixing(fixed, figuresOfToday(rows), step % STEPS_OF_A_QUARTER === 0);
    const cells = tellOthers(fixed, mine);
    if (!isAsBefore('told', cells))
      told.push(
        ...amountsOf((set) =>
          toSectorCells(
            cells.filter(({ figure }) => sectorFigures(set).includes(figure)),
            set,
          ),
        ),
      );
    for (const [id, parts] of Map.groupBy(rows, ({ organisationId }) => organisationId)) {
      if (mine.has(id) || isAsBefore(id, parts)) continue;
      const alone = toOwnCells(parts);
      ofOthers.set(id, [...(ofOthers.get(id) ?? []), ...amountsOf(() => alone)]);
    }
    rivals.act();
  }
  const secrets = [...ofOthers.values()].map((amounts) =>
    differencesBy(amounts, ({ what, question }) => `${what} ${question}`),
  );
  const found = [...differencesBy(told, ({ what }) => what)].flatMap(([what, differences]) =>
    [...differences].filter((rest) => rest !== 0 && secrets.some((each) => each.get(what)?.has(rest))),
  );
  const renewed = [...fixed.values()].some(
    ({ versions }) => versions.filter(({ contributions }) => mayBeTold(contributions, NOBODY)).length > 1,
  );
  return { found, renewed, everTold: told.some(({ amount }) => amount !== 0) };
}

it.each(SEEDS.flatMap((seed) => READERS.map((own) => [seed, own.length, own] as const)))(
  'the answers over five quarters reveal no organisation (seed %d) to a reader of %d organisations',
  (seed, _count, own) => {
    const { found, renewed, everTold } = attack(seed, own, asFixed);
    expect(found).toEqual([]);
    expect(everTold).toBe(true);
    expect(renewed, 'a cell was fixed anew').toBe(true);
  },
);

it.each(SEEDS)('present figures would reveal an organisation (seed %d)', (seed) => {
  expect(attack(seed, [], asOfToday).found).not.toEqual([]);
});

it.each(SEEDS)('a quarter that fixes every change would reveal an organisation (seed %d)', (seed) => {
  expect(attack(seed, [], whateverChanged).found).not.toEqual([]);
});

it.each(SEEDS)('a shown cell stays the same within a quarter (seed %d)', (seed) => {
  const rivals = new Rivals(drawFrom(seed));
  let fixed = asFixed(NOTHING, figuresOfToday(rivals.rows()), true);
  for (const own of READERS)
    for (let step = 0; step < STEPS_OF_A_QUARTER; step++) {
      const before = tellSectors(fixed, 'a1', own);
      rivals.act();
      fixed = asFixed(fixed, figuresOfToday(rivals.rows()), false);
      const after = tellSectors(fixed, 'a1', own);
      for (const { figures, ...subject } of before)
        if (figures.mki)
          expect(after).toContainEqual(
            expect.objectContaining({ ...subject, figures: expect.objectContaining({ mki: figures.mki }) }),
          );
    }
});
