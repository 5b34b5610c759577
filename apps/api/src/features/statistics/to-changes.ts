import type { CleanShareAnswer, StatisticChanges, StatisticsAnswer } from '@milieuspoor/contract';
import {
  type CoveredSum,
  cleanShare,
  comparePairs,
  largestContributions,
  PART_GOALS,
  type PairedNode,
  RESOURCE_KEYS,
  SERIES_NAMES,
} from '@milieuspoor/domain';
import { impactsOf, materialOf, resourceOf } from './covered-row.ts';
import type { Bases } from './figure-bases.ts';
import { pairOfEach, pairsByProject, type RowPair, resourceSides, toPair } from './row-pairs.ts';
import type { ProjectWork } from './scope-of-pair.queries.ts';
import type { StatisticRow } from './statistics.queries.ts';
import { toPairsComparison } from './to-pair-comparison.ts';
import { wholeRows } from './whole-rows.ts';

interface ComparedRows {
  readonly rows: readonly StatisticRow[];
  /** split by project where the answer covers several; null where it covers one */
  readonly perProject: readonly StatisticRow[] | null;
  /** the basis of the figures of several projects */
  readonly bases: Bases;
  /** whether both sides have a calculation in the set, so that one without a row lacks the requested node */
  readonly bothInSet?: boolean;
  /** how the posts of both sides differ, for one project as a whole */
  readonly scope?: StatisticChanges['scope'];
  /** the stored comparison of the work of each project, also of those without the requested node */
  readonly work: readonly ProjectWork[];
  /** whether it is about projects as a whole, and not about a node within them */
  readonly isWhole: boolean;
}

/**
 * Returns the change of the optimisation against the baseline, over the projects that can be compared; null when either
 * side does not exist.
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

/** Returns in how many projects something counts as 0 in the quantity by an answer, and at how many of their posts. */
function explainedIn(work: readonly ProjectWork[], quantity: 'explainedMki' | 'explainedCo2') {
  const answered = work.filter((each) => each[quantity] > 0);
  return { projects: answered.length, posts: answered.reduce((posts, each) => posts + each[quantity], 0) };
}

/** Returns the clean share of each goal, over the projects that are whole for it. */
export function toCleanShares({
  rows,
  perProject,
}: Pick<ComparedRows, 'rows' | 'perProject'>): StatisticsAnswer['clean_shares'] {
  const projects = perProject ? pairsByProject(perProject).map(resourceSides) : [ownSides(rows)];
  return Object.fromEntries(
    PART_GOALS.map((goal): [string, CleanShareAnswer] => [goal, cleanShare(goal, projects)]),
  ) as StatisticsAnswer['clean_shares'];
}

/** Returns the one project of an answer; a side without rows does not exist. */
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

/** Returns the nodes with their MKI on both sides. A project is not a node: its product groups are. */
function pairedNodes(rows: readonly StatisticRow[]): PairedNode[] {
  const nodes = new Map<string, PairedNode>();
  for (const row of rows) {
    const { series, level, childId, childName } = row;
    // Rows outside the set are in no comparison.
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
