import {
  type ComparedPart,
  comparedPart,
  goalPair,
  PART_GOALS,
  type Pair,
  type PartGoal,
  SERIES_NAMES,
} from '@milieuspoor/domain';
import { impactsOf } from './covered-row.ts';
import { pairsByProject, type RowPair, resourceSides, toPair } from './row-pairs.ts';
import type { StatisticRow } from './statistics.queries.ts';

/** The quantities in which projects are compared, each with its own figures. */
export type BasisQuantity = 'mki' | 'co2' | PartGoal;

/** The basis of a quantity's figures: the projects that can be compared in it, and not the others. */
export interface Basis {
  /** a row for each side of each project */
  readonly compared: readonly StatisticRow[];
  readonly others: readonly StatisticRow[];
  /** the children of the compared projects, in rows of their sums */
  readonly children: readonly StatisticRow[];
  /** the number of other projects, and of all */
  readonly left: number;
  readonly of: number;
}

/** Absent for a quantity whose figures cover all projects. */
export type Bases = ReadonlyMap<BasisQuantity, Basis>;

/** Returns the rows of the children, over some of the projects. */
type ChildrenOver = (projectIds: readonly string[]) => Promise<readonly StatisticRow[]>;

/** The quantities whose figures are split further than by project. */
const SPLIT: readonly BasisQuantity[] = ['mki', 'co2', 'material'];

/**
 * Returns the basis of each quantity's figures, for several projects in rows per project. Quantities with the same
 * projects share an answer of `childrenOver`, which is not called where no project must be omitted.
 */
export async function findBases(
  perProject: readonly StatisticRow[],
  childrenOver: ChildrenOver,
): Promise<Bases> {
  const projects = pairsByProject(perProject);
  const asked = new Map<string, Promise<readonly StatisticRow[]>>();
  const bases = new Map<BasisQuantity, Basis>();
  for (const quantity of ['mki', 'co2', ...PART_GOALS] as const) {
    const part = comparedPart(projects, (rows) => pairOf(rows, quantity));
    if (!part) continue;
    const ids = part.compared.flatMap((rows) => idOf(rows) ?? []).sort();
    const key = ids.join();
    if (SPLIT.includes(quantity) && !asked.has(key)) asked.set(key, childrenOver(ids));
    bases.set(quantity, toBasis(part, (await asked.get(key)) ?? []));
  }
  return bases;
}

function toBasis({ compared, others }: ComparedPart<RowPair>, children: readonly StatisticRow[]): Basis {
  return {
    compared: compared.flatMap(rowsOf),
    others: others.flatMap(rowsOf),
    children: children.filter(({ childId }) => childId !== null),
    left: others.length,
    of: compared.length + others.length,
  };
}

function pairOf(rows: RowPair, quantity: BasisQuantity): Pair {
  if (quantity === 'mki') return toPair(rows, (row) => impactsOf(row).mki);
  if (quantity === 'co2') return toPair(rows, (row) => impactsOf(row).co2);
  return goalPair(quantity, resourceSides(rows));
}

function rowsOf(rows: RowPair): StatisticRow[] {
  return SERIES_NAMES.flatMap((side) => rows[side] ?? []);
}

function idOf({ baseline, optimization }: RowPair): string | null {
  return (baseline ?? optimization)?.childId ?? null;
}
