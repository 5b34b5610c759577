import type { Queries } from '../../database/open-database.ts';
import { closedFor } from '../projects/closed-for.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';
import {
  activateCalculation,
  deactivateCalculations,
  findNewestCalculation,
} from './calculations.queries.ts';
import { findSetMismatch } from './find-set-mismatch.ts';
import { DEACTIVATED, recordCalculation } from './record-calculation.ts';
import { workOutScopes } from './scope/work-out-scopes.ts';

const TYPE = 'as-built-baseline';

/**
 * Activates the newest as-built baseline, which has no box to tick: it represents the project once that is under
 * construction. It runs after one was deleted or restored, and when the phase begins. A baseline in another set than
 * the active calculations remains inactive.
 */
export async function activateNewestAsBuiltBaseline(
  queries: Queries,
  event: {
    readonly at: Date;
    readonly accountId: string;
    readonly project: ProjectRow;
  },
): Promise<void> {
  if (closedFor(TYPE, event.project)) return;
  const newest = await findNewestCalculation(queries, event.project, TYPE);
  if (!newest || newest.active) return;
  const candidate = { type: TYPE, headlineSet: newest.headlineSet } as const;
  if (await findSetMismatch(queries, event.project, candidate)) return;
  for (const replaced of await deactivateCalculations(queries, event.project, TYPE))
    await recordCalculation(queries, { ...event, calculation: replaced, ...DEACTIVATED });
  await activateCalculation(queries, newest);
  await recordCalculation(queries, {
    ...event,
    calculation: newest,
    action: 'changed',
    before: { active: false },
    after: { active: true },
    automatic: true,
  });
  await workOutScopes(queries, event.project);
}
