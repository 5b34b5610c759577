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

/** What a cell came to on a day. */
export interface FixedVersion {
  readonly version: number;
  /** 'yyyy-mm-dd' */
  readonly fixedOn: string;
  /** fixed between two quarters, for who could not be told of the cell before */
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

/** What contributions come to, as a version of a cell holds it. */
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
 * The organisations that are left out for a reader. Staff may look into every one: of their figures nothing is left to hide from
 * them but by the rule of three.
 */
export function ownOf(scope: Scope): ReadonlySet<string> {
  return scope.kind === 'all' ? NOBODY : new Set(scope.ids);
}

/** What a reader is told of a cell. */
export interface ToldCell extends FigureCell {
  /** null where it may not be told */
  readonly sum: PublishedCell | null;
  readonly fixedOn: string;
  readonly weightsVersions: readonly string[];
  /** of the projects in it, those of the organisation that is asked about; 0 where nothing may be told */
  readonly ownProjects: number;
}

/**
 * What a reader to whom these organisations are their own is told of each cell of these figures. Of one of them how many projects
 * are in it is told as well: what a reader has in a figure can be taken off in any case.
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
      // Nobody has anything there any more.
      if (!version || version.contributions.length === 0) return [];
      const { fixedOn, weightsVersions } = version;
      const sum = publishCell(version, own);
      const part = version.contributions.find((each) => each.organisationId === organisationId);
      return [{ figure, cell, sum, fixedOn, weightsVersions, ownProjects: sum && part ? part.projects : 0 }];
    });
}

/** The days between which figures were fixed that are told together; null where there are none. */
export function fixedBetween(days: readonly string[]): { from: string; until: string } | null {
  const ordered = days.toSorted();
  const [from, until] = [ordered[0], ordered.at(-1)];
  return from !== undefined && until !== undefined ? { from, until } : null;
}
