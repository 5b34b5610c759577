import { toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../../../dependencies.ts';
import { regularly } from '../../../../platform/regularly.ts';
import { listOrganisationVersions } from '../../organisation/organisation-version.queries.ts';
import {
  confirmFixedCells,
  findFixing,
  insertFixedVersions,
  lockFixing,
  NATIONAL_RATIOS,
} from '../../others/figures-of-others.queries.ts';
import { quarterOf } from '../../others/fix-figures.ts';
import { listRatioCells, noteRatiosFixed, type RatioContribution } from './fixed-ratios.queries.ts';
import { planRatios, type RatiosOfToday, readFixedRatios } from './fixed-ratios.ts';
import { listRatioContributions } from './list-ratio-contributions.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

const HOUR_MS = 60 * 60 * 1000;
/** The number of cells whose versions are in memory at once. */
const FIXED_TOGETHER = 500;

/**
 * Fixes the national ratios when a quarter has begun for which they are not fixed. Several servers that find that at once
 * add up what there is, and one of them writes it.
 */
export async function fixRatios({ database, clock }: Needs): Promise<void> {
  const now = clock.now();
  const { quarter, isFixed } = quarterOf(now);
  if (isFixed((await findFixing(database.queries))?.ratiosQuarter)) return;
  const today = new Map<string, RatioContribution[]>();
  for (const { organisationId } of await listOrganisationVersions(database.queries))
    for (const [cell, part] of await listRatioContributions(database.queries, organisationId))
      today.set(cell, [...(today.get(cell) ?? []), part]);
  await database.transaction(async (queries) => {
    const last = (await lockFixing(queries)).ratiosQuarter;
    if (isFixed(last)) return;
    // What a clock that ran ahead fixed counts for this quarter: fixing twice would reveal what changed between.
    if (last !== null && last > quarter) return noteRatiosFixed(queries, quarter);
    const fixed = await listRatioCells(queries);
    const cells = [...new Set([...fixed.map(({ cell }) => cell), ...today.keys()])];
    for (let from = 0; from < cells.length; from += FIXED_TOGETHER) {
      const some = cells.slice(from, from + FIXED_TOGETHER);
      const present: RatiosOfToday = new Map(
        some.flatMap((cell) => {
          const parts = today.get(cell);
          return parts ? [[cell, parts] as const] : [];
        }),
      );
      const plan = planRatios(await readFixedRatios(queries, some), present);
      const confirmed = plan.confirmed.map((cell) => ({ figure: NATIONAL_RATIOS, cell }) as const);
      await confirmFixedCells(queries, confirmed, toIsoDay(now));
      await insertFixedVersions(queries, plan.versions, toIsoDay(now));
    }
    await noteRatiosFixed(queries, quarter);
  });
}

/** Checks every hour whether a quarter has begun, so that hardly a reader waits for its ratios. */
export function fixRatiosRegularly(
  needs: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  return regularly(everyMs, () => fixRatios(needs), onFault);
}
