import { firstDayOfQuarter, toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { regularly } from '../../../platform/regularly.ts';
import { listOrganisationVersions } from '../organisation/organisation-version.queries.ts';
import {
  confirmFixedCells,
  findFixing,
  insertFixedVersions,
  lockFixing,
  noteFixing,
} from './figures-of-others.queries.ts';
import { readFixedFigures } from './fixed-figures.ts';
import { listContributions } from './list-contributions.ts';
import { type FiguresOfToday, gatherToday, planFirst, planQuarter } from './plan-fixing.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Fixes every figure about others when a quarter has begun, in the Netherlands, for which nothing is fixed yet. When
 * several servers find that at once, one of them fixes and the others wait.
 */
export async function fixQuarter({ database, clock }: Needs): Promise<void> {
  const now = clock.now();
  const { quarter, isFixed } = quarterOf(now);
  if (isFixed((await findFixing(database.queries))?.quarter)) return;
  await database.transaction(async (queries) => {
    const last = (await lockFixing(queries)).quarter;
    if (isFixed(last)) return;
    // A clock that ran ahead already fixed them: that counts for this quarter, since fixing twice would reveal what
    // changed between.
    if (last !== null && last > quarter) return noteFixing(queries, quarter);
    const organisations = await listOrganisationVersions(queries);
    const contributions = await listContributions(
      queries,
      organisations.map(({ organisationId }) => organisationId),
    );
    const plan = planQuarter(await readFixedFigures(queries), gatherToday(contributions));
    await confirmFixedCells(queries, plan.confirmed, toIsoDay(now));
    await insertFixedVersions(queries, plan.versions, toIsoDay(now));
    await noteFixing(queries, quarter);
  });
}

/** Returns the first day of the quarter of a moment, and what tells whether figures were fixed for that quarter. */
export function quarterOf(now: Date): {
  readonly quarter: string;
  readonly isFixed: (until: string | null | undefined) => boolean;
} {
  const quarter = firstDayOfQuarter(now);
  const tomorrow = firstDayOfQuarter(new Date(now.getTime() + DAY_MS));
  return {
    quarter,
    isFixed: (until) => until !== null && until !== undefined && until >= quarter && until <= tomorrow,
  };
}

/**
 * Fixes the cells that somebody can see who never could before, based on this revision: when another server has fixed
 * since, it does nothing and returns false, and the caller checks again.
 */
export async function fixFirst(
  { database, clock }: Needs,
  revision: string,
  today: FiguresOfToday,
): Promise<boolean> {
  return database.transaction(async (queries) => {
    if ((await lockFixing(queries)).revision !== revision) return false;
    const versions = planFirst(await readFixedFigures(queries), today);
    await insertFixedVersions(queries, versions, toIsoDay(clock.now()));
    await noteFixing(queries, null);
    return true;
  });
}

/** Checks every hour whether a quarter has begun, so that it is fixed on its first day even without readers. */
export function fixQuarterRegularly(
  needs: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  return regularly(everyMs, () => fixQuarter(needs), onFault);
}
