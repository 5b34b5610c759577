import { type Contribution, canFirstBeTold, wasToldToAll } from '@milieuspoor/domain';
import type { CellContribution } from './cell-contribution.ts';
import type { FigureCell, FixedContribution, NewFixedVersion } from './figures-of-others.queries.ts';
import { type FixedCell, type FixedFigures, keyOf } from './fixed-figures.ts';

/** A cell with its present contents. */
export interface CellOfToday extends FigureCell {
  readonly contributions: readonly FixedContribution[];
}

export type FiguresOfToday = ReadonlyMap<string, CellOfToday>;

/** The version of a cell that is to be fixed. */
interface PlannedVersion extends NewFixedVersion {
  readonly contributions: readonly FixedContribution[];
}

/** The rows that a new quarter writes. */
export interface QuarterPlan {
  readonly versions: readonly PlannedVersion[];
  /** cells whose contents equal their last fixed version */
  readonly confirmed: readonly FigureCell[];
}

/** Groups contributions in cells. Where no project can be compared there is no figure, so nothing to leave out. */
export function gatherToday(contributions: readonly CellContribution[]): FiguresOfToday {
  return new Map(
    [...Map.groupBy(contributions, keyOf)].flatMap(([key, group]) => {
      const [first] = group;
      const parts = group.map(({ contribution }) => contribution);
      if (!first || parts.every(({ projects }) => projects === 0)) return [];
      return [[key, { figure: first.figure, cell: first.cell, contributions: parts }] as const];
    }),
  );
}

/**
 * Returns what a new quarter fixes: every cell as it is now. Cells with too few organisations are fixed as well, so
 * that the product can say that something is left out without using present data.
 */
export function planQuarter(fixed: FixedFigures, today: FiguresOfToday): QuarterPlan {
  const versions: PlannedVersion[] = [];
  const confirmed: FigureCell[] = [];
  for (const key of new Set([...fixed.keys(), ...today.keys()])) {
    const before = fixed.get(key);
    const subject = today.get(key) ?? before;
    if (!subject) continue;
    const { figure, cell } = subject;
    const contributions = today.get(key)?.contributions ?? [];
    if (before && isSame(before, contributions)) confirmed.push({ figure, cell });
    else versions.push(nextVersion(subject, before, contributions, false));
  }
  return { versions, confirmed };
}

/** Returns what is fixed between two quarters: the cells that somebody can see who never could before. */
export function planFirst(fixed: FixedFigures, today: FiguresOfToday): PlannedVersion[] {
  return [...today]
    .filter(([key, { contributions }]) => canFirstBeTold(fixed.get(key)?.versions ?? [], contributions))
    .map(([key, cell]) => nextVersion(cell, fixed.get(key), cell.contributions, true));
}

/**
 * Returns the cells in which an organisation has a part, as they were fixed or as they are now: those to fix again for
 * that organisation.
 */
export function cellsOfOrganisation(
  fixed: FixedFigures,
  today: FiguresOfToday,
  organisationId: string,
): FigureCell[] {
  const takesPart = (parts: readonly FixedContribution[] | undefined) =>
    parts?.some((part) => part.organisationId === organisationId) ?? false;
  return [...new Map<string, FigureCell>([...fixed, ...today])].flatMap(([key, { figure, cell }]) =>
    takesPart(today.get(key)?.contributions) ||
    fixed.get(key)?.versions.some(({ contributions }) => takesPart(contributions))
      ? [{ figure, cell }]
      : [],
  );
}

/** Caches which cells everybody could see: each is checked once, for every organisation in it. */
const toldToAll = new WeakMap<FixedCell, boolean>();

/** Tells whether a cell may be fixed again before the quarter is over: some reader has not seen it yet. */
export function isOpen(fixed: FixedFigures, key: string): boolean {
  const cell = fixed.get(key);
  if (!cell) return true;
  const told = toldToAll.get(cell) ?? wasToldToAll(cell.versions);
  toldToAll.set(cell, told);
  return !told;
}

function nextVersion(
  { figure, cell }: FigureCell,
  before: FixedCell | undefined,
  contributions: readonly FixedContribution[],
  between: boolean,
): PlannedVersion {
  return { figure, cell, version: (before?.versions.at(-1)?.version ?? 0) + 1, between, contributions };
}

/** Tells whether the newest version equals the present contents. */
function isSame({ versions }: FixedCell, now: readonly FixedContribution[]): boolean {
  const before = versions.at(-1)?.contributions ?? [];
  const byOrganisation = new Map(before.map((part) => [part.organisationId, part]));
  return (
    before.length === now.length &&
    now.every((part) => {
      const earlier = byOrganisation.get(part.organisationId);
      return earlier !== undefined && textOf(earlier) === textOf(part);
    })
  );
}

function textOf(part: Contribution & Pick<FixedContribution, 'weightsVersions'>): string {
  const { baseline, optimization, projects, of, incomplete, lowest, highest, reducing } = part;
  return JSON.stringify([
    ...[baseline, optimization, projects, of, incomplete, lowest, highest, reducing],
    part.weightsVersions,
  ]);
}
