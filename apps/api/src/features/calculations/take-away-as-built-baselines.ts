import type { Queries } from '../../database/open-database.ts';
import type { Scope } from '../../http/caller.ts';
import type { ProjectEvent } from '../projects/record-project.ts';
import { findCalculation, findNewestCalculation } from './calculations.queries.ts';
import { markDeleted } from './deleted-calculations.queries.ts';
import { recordCalculation, recordedFields } from './record-calculation.ts';

/** Deletes every as-built baseline of a project, as a user does one by one; they can be restored equally long. */
export async function takeAwayAsBuiltBaselines(
  queries: Queries,
  scope: Scope,
  event: ProjectEvent,
): Promise<void> {
  for (;;) {
    const newest = await findNewestCalculation(queries, event.project, 'as-built-baseline');
    const calculation = newest && (await findCalculation(queries, scope, newest.id));
    if (!calculation) return;
    await markDeleted(queries, calculation, event.at);
    const before = recordedFields(calculation);
    await recordCalculation(queries, {
      ...event,
      calculation,
      action: 'deleted',
      automatic: true,
      before,
      after: Object.fromEntries(Object.keys(before).map((field) => [field, null])),
    });
  }
}
