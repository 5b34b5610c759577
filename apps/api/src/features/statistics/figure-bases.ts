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

/** What projects are compared in, each with figures of its own. */
export type BasisQuantity = 'mki' | 'co2' | PartGoal;

/** What the figures of a quantity stand on: the projects that can be compared in it, and not the others. */
export interface Basis {
  /** a row for each side of each project */
  readonly compared: readonly StatisticRow[];
  readonly others: readonly StatisticRow[];
  /** what the compared projects are split into, in rows of their sums */
  readonly children: readonly StatisticRow[];
  /** how many the others are, and all projects */
  readonly left: number;
  readonly of: number;
}

/** Absent for a quantity whose figures are of all projects. */
export type Bases = ReadonlyMap<BasisQuantity, Basis>;

/** The rows that projects are split into, over some of them. */
type ChildrenOver = (projectIds: readonly string[]) => Promise<readonly StatisticRow[]>;

/** The quantities whose figures are split further than by project. */
const SPLIT: readonly BasisQuantity[] = ['mki', 'co2', 'material'];

/**
 * What each quantity's figures stand on, of several projects given in rows per project. Quantities with the same projects
 * share an answer of `childrenOver`, which is asked nothing where no project has to be left out.
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
