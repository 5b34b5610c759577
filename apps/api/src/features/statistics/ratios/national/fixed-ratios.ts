import {
  canFirstBeTold,
  mayBeTold,
  type SidesOfOrganisation,
  versionToTellTogether,
} from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import { NATIONAL_RATIOS, type NewFixedVersion } from '../../others/figures-of-others.queries.ts';
import {
  listFixedRatioContributions,
  listFixedRatios,
  type RatioContribution,
  type RatioFigure,
} from './fixed-ratios.queries.ts';
import { figuresOfCell } from './ratio-cells.ts';

/** The contents of a cell on a day. */
export interface FixedRatio {
  readonly version: number;
  /** 'yyyy-mm-dd' */
  readonly fixedOn: string;
  readonly contributions: readonly RatioContribution[];
  /** for each figure of the cell, the amounts and the units of its organisations */
  readonly figures: readonly (readonly SidesOfOrganisation[])[];
}

/** The versions of cells, oldest first, by the key of the cell. */
export type FixedRatios = ReadonlyMap<string, readonly FixedRatio[]>;

/** What organisations have in cells at present, by the key of the cell. */
export type RatiosOfToday = ReadonlyMap<string, readonly RatioContribution[]>;

export async function readFixedRatios(queries: Queries, cells: readonly string[]): Promise<FixedRatios> {
  const versions = await listFixedRatios(queries, cells);
  const parts = Map.groupBy(
    await listFixedRatioContributions(queries, cells),
    ({ cell, version }) => `${cell} ${version}`,
  );
  const fixed = versions.map(({ cell, version, fixedOn }) => {
    const contributions = (parts.get(`${cell} ${version}`) ?? []).map(({ contribution }) => contribution);
    return { cell, ofVersion: toFixedRatio(cell, { version, fixedOn, contributions }) };
  });
  return new Map(
    [...Map.groupBy(fixed, ({ cell }) => cell)].map(([cell, list]) => [
      cell,
      list.map(({ ofVersion }) => ofVersion),
    ]),
  );
}

export function toFixedRatio(cell: string, version: Omit<FixedRatio, 'figures'>): FixedRatio {
  return { ...version, figures: sidesOf(cell, version.contributions) };
}

/** Returns for each figure of a cell what it is a ratio of: the rule about others holds for the amounts and the units. */
function sidesOf(cell: string, contributions: readonly RatioContribution[]): SidesOfOrganisation[][] {
  return figuresOfCell(cell).map((figure) =>
    contributions.map(({ organisationId, amounts, units }) => ({
      ...{ organisationId, baseline: amounts[figure] ?? 0, optimization: units },
    })),
  );
}

/** The rows that a new quarter writes. */
interface RatioPlan {
  readonly versions: readonly (NewFixedVersion & { readonly contributions: readonly RatioContribution[] })[];
  /** cells whose contents equal their last version */
  readonly confirmed: readonly string[];
}

/**
 * Returns what a new quarter fixes. Of a cell of which nobody could be told nothing is kept; they are most of the cells, for
 * most names of sub-groups are those of one organisation.
 */
export function planRatios(fixed: FixedRatios, today: RatiosOfToday): RatioPlan {
  const versions: RatioPlan['versions'][number][] = [];
  const confirmed: string[] = [];
  for (const cell of new Set([...fixed.keys(), ...today.keys()])) {
    const before = fixed.get(cell)?.at(-1);
    const contributions = today.get(cell) ?? [];
    if (before && isSame(before.contributions, contributions)) confirmed.push(cell);
    else if (before || sidesOf(cell, contributions).some((sides) => canFirstBeTold([], sides)))
      versions.push({
        ...{ figure: NATIONAL_RATIOS, cell, version: (before?.version ?? 0) + 1, between: false },
        contributions,
      });
  }
  return { versions, confirmed };
}

function isSame(before: readonly RatioContribution[], now: readonly RatioContribution[]): boolean {
  const earlier = new Set(before.map(textOf));
  return earlier.size === now.length && now.every((part) => earlier.has(textOf(part)));
}

function textOf({
  organisationId,
  projects,
  units,
  amounts,
  incomplete,
  weightsVersions,
}: RatioContribution) {
  const { a1, a2 } = weightsVersions;
  const sorted = Object.entries(amounts).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([organisationId, projects, units, sorted, incomplete, a1, a2]);
}

/** A figure of a cell as a reader sees it. */
export interface ToldRatio {
  readonly cell: string;
  readonly figure: RatioFigure;
  readonly fixedOn: string;
  /** the organisations behind it, the reader's own among them */
  readonly contributions: readonly RatioContribution[];
}

/** Returns which figures of these cells a reader with these own organisations may be told. */
export function tellRatios(fixed: FixedRatios, own: ReadonlySet<string>): ToldRatio[] {
  return [...fixed].flatMap(([cell, versions]) => {
    const version = versionToTellTogether(versions, own);
    if (!version) return [];
    const { fixedOn, contributions, figures } = version;
    return figuresOfCell(cell).flatMap((figure, place) =>
      mayBeTold(figures[place] ?? [], own) ? [{ cell, figure, fixedOn, contributions }] : [],
    );
  });
}
