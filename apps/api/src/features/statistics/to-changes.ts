import type {
  CleanShareAnswer,
  PairsComparisonAnswer,
  StatisticChanges,
  StatisticsAnswer,
} from '@milieuspoor/contract';
import {
  type CoveredSum,
  cleanShare,
  comparePairs,
  largestContributions,
  PART_GOALS,
  type PairedNode,
  type PairsComparison,
  RESOURCE_KEYS,
  SERIES_NAMES,
} from '@milieuspoor/domain';
import { impactsOf, materialOf, resourceOf } from './covered-row.ts';
import type { Bases } from './figure-bases.ts';
import { pairOfEach, pairsByProject, type RowPair, resourceSides, toPair } from './row-pairs.ts';
import type { ProjectWork } from './scope-of-pair.queries.ts';
import type { StatisticRow } from './statistics.queries.ts';
import { toPairComparison } from './to-pair-comparison.ts';
import { wholeRows } from './whole-rows.ts';

interface ComparedRows {
  readonly rows: readonly StatisticRow[];
  /** split by project where the answer is of several; null where it is of one */
  readonly perProject: readonly StatisticRow[] | null;
  /** what the figures of several projects stand on */
  readonly bases: Bases;
  /** both sides have a calculation in the set, so that one without a row has nothing of the node that is asked about */
  readonly bothInSet?: boolean;
  /** how the posts of both sides differ, of one project as a whole */
  readonly scope?: StatisticChanges['scope'];
  /** what is known of the work of each project, also of those that have nothing of the node that is asked about */
  readonly work: readonly ProjectWork[];
  /** it is about projects as a whole, and not about a node within them */
  readonly isWhole: boolean;
}

/**
 * What the optimisation changes against the baseline, over the projects that can be compared; null when either side is
 * not there.
 */
export function toChanges({
  rows,
  perProject,
  bases,
  bothInSet = false,
  scope = null,
  work,
  isWhole,
}: ComparedRows): StatisticChanges | null {
  const sides = sidesOf(rows);
  const found = SERIES_NAMES.filter((name) => sides[name]).length;
  if (found < (bothInSet || perProject ? 1 : SERIES_NAMES.length)) return null;
  const projects = perProject && pairOfEach(perProject);
  const pairs = projects ? [...projects.values()] : [sides];
  const asked = projects ? work.filter(({ id }) => projects.has(id)) : work;
  const mki = compared(pairs, (row) => impactsOf(row).mki);
  const { largest, unknown } = largestContributions(
    mki.comparison ? pairedNodes(bases.get('mki')?.children ?? rows) : [],
  );
  return {
    mki,
    co2: compared(pairs, (row) => impactsOf(row).co2),
    material: compared(pairs, materialOf),
    resources: Object.fromEntries(
      RESOURCE_KEYS.map((key) => [key, compared(pairs, (row) => resourceOf(row, key))]),
    ) as StatisticChanges['resources'],
    scope,
    differing: asked.filter(({ differs }) => differs).length,
    explained: isWhole
      ? { mki: explainedIn(asked, 'explainedMki'), co2: explainedIn(asked, 'explainedCo2') }
      : null,
    largest: [...largest],
    largest_unknown: [...unknown],
  };
}

/** In how many projects something counts as 0 in the quantity by an answer, and at how many posts of them. */
function explainedIn(work: readonly ProjectWork[], quantity: 'explainedMki' | 'explainedCo2') {
  const answered = work.filter((each) => each[quantity] > 0);
  return { projects: answered.length, posts: answered.reduce((posts, each) => posts + each[quantity], 0) };
}

/** The clean share of each goal, over the projects that are whole for it. */
export function toCleanShares({
  rows,
  perProject,
}: Pick<ComparedRows, 'rows' | 'perProject'>): StatisticsAnswer['clean_shares'] {
  const projects = perProject ? pairsByProject(perProject).map(resourceSides) : [ownSides(rows)];
  return Object.fromEntries(
    PART_GOALS.map((goal): [string, CleanShareAnswer] => [goal, cleanShare(goal, projects)]),
  ) as StatisticsAnswer['clean_shares'];
}

/** The one project of an answer; a side without rows is a side that there is not. */
function ownSides(rows: readonly StatisticRow[]) {
  const sides = sidesOf(rows);
  const { baseline, optimization } = resourceSides(sides);
  return {
    baseline: sides.baseline ? baseline : null,
    optimization: sides.optimization ? optimization : null,
  };
}

function sidesOf(rows: readonly StatisticRow[]): RowPair {
  return Object.fromEntries(wholeRows(rows).map((row) => [row.series, row]));
}

function compared(pairs: readonly RowPair[], figure: (row: StatisticRow) => CoveredSum) {
  return toPairsComparison(comparePairs(pairs.map((pair) => toPair(pair, figure))));
}

/** A comparison over several projects as the API states it. */
function toPairsComparison({ compared, pairs, ...compares }: PairsComparison): PairsComparisonAnswer {
  return { ...toPairComparison(compares), compared, pairs };
}

/** The nodes with their MKI on both sides. A project is no node: its product groups are. */
function pairedNodes(rows: readonly StatisticRow[]): PairedNode[] {
  const nodes = new Map<string, PairedNode>();
  for (const row of rows) {
    const { series, level, childId, childName } = row;
    // What stands outside the set is in no comparison.
    if (childId === null || level === 'calculation' || row.itemsInSet === 0) continue;
    const node = nodes.get(childId) ?? {
      uuid: childId,
      name: childName ?? '',
      baseline: null,
      optimization: null,
    };
    nodes.set(childId, { ...node, [series]: impactsOf(row).mki });
  }
  return [...nodes.values()];
}
