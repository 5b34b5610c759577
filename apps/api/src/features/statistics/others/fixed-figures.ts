import { gatherCell, type PublishedCell, publishCell, versionToTell } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Scope } from '../../../http/caller.ts';
import {
  type FigureCell,
  type FigureOfOthers,
  type FixedContribution,
  listFixedContributions,
  listFixedVersions,
} from './figures-of-others.queries.ts';

/** The contents of a cell on a day. */
export interface FixedVersion {
  readonly version: number;
  /** 'yyyy-mm-dd' */
  readonly fixedOn: string;
  /** whether it was fixed between two quarters, for readers who could not see the cell before */
  readonly between: boolean;
  readonly sum: PublishedCell;
  readonly contributions: readonly FixedContribution[];
  /** the versions of the weights that valued them */
  readonly weightsVersions: readonly string[];
}

/** A cell of a figure with its versions, oldest first. */
export interface FixedCell extends FigureCell {
  readonly versions: readonly FixedVersion[];
}

/** Cells by their key. */
export type FixedFigures = ReadonlyMap<string, FixedCell>;

const NOBODY: ReadonlySet<string> = new Set();

export function keyOf({ figure, cell }: FigureCell): string {
  return `${figure} ${cell}`;
}

export async function readFixedFigures(queries: Queries): Promise<FixedFigures> {
  const versions = await listFixedVersions(queries);
  const contributions = Map.groupBy(
    await listFixedContributions(queries),
    (row) => `${keyOf(row)} ${row.version}`,
  );
  const figures = new Map<string, FixedCell & { readonly versions: FixedVersion[] }>();
  for (const { figure, cell, version, ...when } of versions) {
    const key = keyOf({ figure, cell });
    const fixed = figures.get(key) ?? { figure, cell, versions: [] };
    const parts = (contributions.get(`${key} ${version}`) ?? []).map(({ contribution }) => contribution);
    fixed.versions.push({ version, ...when, ...ofContributions(parts) });
    figures.set(key, fixed);
  }
  return figures;
}

/** Returns the sum of contributions in the form of a version of a cell. */
export function ofContributions(
  contributions: readonly FixedContribution[],
): Pick<FixedVersion, 'sum' | 'contributions' | 'weightsVersions'> {
  return {
    sum: gatherCell(contributions).sum,
    contributions,
    weightsVersions: [...new Set(contributions.flatMap((part) => part.weightsVersions))],
  };
}

/**
 * Returns the organisations that do not count for a reader. Staff see every organisation, so only the rule of three
 * applies.
 */
export function ownOf(scope: Scope): ReadonlySet<string> {
  return scope.kind === 'all' ? NOBODY : new Set(scope.ids);
}

/** A cell as a reader sees it. */
export interface ToldCell extends FigureCell {
  /** null where it may not be shown */
  readonly sum: PublishedCell | null;
  readonly fixedOn: string;
  readonly weightsVersions: readonly string[];
  /** of its projects, those of the requested organisation; 0 where nothing may be shown */
  readonly ownProjects: number;
}

/**
 * Returns what a reader with these own organisations sees of each cell of these figures. For one of them it includes
 * the number of its projects, because readers can subtract their own part in any case.
 */
export function tellFigures(
  fixed: FixedFigures,
  figures: readonly FigureOfOthers[],
  own: ReadonlySet<string>,
  organisationId: string | null = null,
): ToldCell[] {
  return [...fixed.values()]
    .filter(({ figure }) => figures.includes(figure))
    .flatMap(({ figure, cell, versions }) => {
      const version = versionToTell(versions, own);
      // No organisation has a part in it any more.
      if (!version || version.contributions.length === 0) return [];
      const { fixedOn, weightsVersions } = version;
      const sum = publishCell(version, own);
      const part = version.contributions.find((each) => each.organisationId === organisationId);
      return [{ figure, cell, sum, fixedOn, weightsVersions, ownProjects: sum && part ? part.projects : 0 }];
    });
}

/** Returns the first and last day on which figures that are shown together were fixed; null where there are none. */
export function fixedBetween(days: readonly string[]): { from: string; until: string } | null {
  const ordered = days.toSorted();
  const [from, until] = [ordered[0], ordered.at(-1)];
  return from !== undefined && until !== undefined ? { from, until } : null;
}
