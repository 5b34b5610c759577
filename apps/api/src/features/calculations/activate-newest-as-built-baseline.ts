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
 * The as-built baseline has no box to tick: the newest stands for the project once that is under construction. Sees to
 * that after one has gone or come back, and when the phase begins. One of another set than what is active is left
 * inactive.
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
