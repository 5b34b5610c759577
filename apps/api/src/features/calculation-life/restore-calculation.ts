import { isRestorable } from '@milieuspoor/domain';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { message } from '../../text/message.ts';
import { letDecisionsFall } from '../award/gaps/let-decisions-fall.ts';
import { type ApplicantRow, findApplicant } from '../bids/applicants.queries.ts';
import { bringBackBidder } from '../bids/bring-back-bidder.ts';
import { activateNewestAsBuiltBaseline } from '../calculations/activate-newest-as-built-baseline.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { findCalculation, findCalculationOfApplicant } from '../calculations/calculations.queries.ts';
import { markRestored } from '../calculations/deleted-calculations.queries.ts';
import { findSetMismatch } from '../calculations/find-set-mismatch.ts';
import { lockOpenCalculation } from '../calculations/lock-calculation.ts';
import { recordCalculation } from '../calculations/record-calculation.ts';
import { workOutScopes } from '../calculations/scope/work-out-scopes.ts';
import { closedFor } from '../projects/closed-for.ts';
import { touchProject } from '../projects/projects.queries.ts';

/**
 * Restores a deleted calculation, inactive, as long as that is possible; an existing one does not change. A bidder that
 * was deleted with it is restored too.
 */
export async function restoreCalculation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
): Promise<Outcome<CalculationRow>> {
  return database.transaction(async (queries) => {
    const held = await lockOpenCalculation(queries, caller, id, { includingDeleted: true });
    if (!held.ok) return held;
    const { project, calculation } = held.value;
    if (!calculation.deletedAt) return done(calculation);
    const closed = closedFor(calculation.calculationType, project);
    if (closed) return refused({ kind: 'conflict', message: closed });
    const now = clock.now();
    if (!isRestorable(calculation.deletedAt, now))
      return refused({ kind: 'conflict', message: message('restore-window-over') });
    if (
      calculation.applicantId &&
      (await findCalculationOfApplicant(queries, project, calculation.applicantId))
    )
      return refused({ kind: 'conflict', message: message('bidder-has-calculation') });
    const mismatch = await findSetMismatch(queries, project, {
      type: calculation.calculationType,
      headlineSet: calculation.headlineSet,
    });
    if (mismatch) return refused({ kind: 'conflict', message: mismatch });

    const event = { at: now, accountId: caller.accountId, project };
    const bidder = await findDeletedBidder(queries, caller, calculation.applicantId);
    const refusal = bidder && (await bringBackBidder(queries, event, bidder));
    if (refusal) return refused(refusal);
    await markRestored(queries, calculation);
    await recordCalculation(queries, {
      ...event,
      calculation,
      action: 'changed',
      before: { deleted: true },
      after: { deleted: false },
    });
    if (calculation.calculationType === 'as-built-baseline')
      await activateNewestAsBuiltBaseline(queries, event);
    await workOutScopes(queries, project);
    await letDecisionsFall(queries, event);
    await touchProject(queries, project, now);
    const stored = await findCalculation(queries, caller.scope, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}

/** Returns the bidder of a calculation, when the bidder is deleted as well. */
async function findDeletedBidder(
  queries: Queries,
  { scope }: Caller,
  applicantId: string | null,
): Promise<ApplicantRow | null> {
  const bidder =
    applicantId && (await findApplicant(queries, scope, applicantId, { includingDeleted: true }));
  return bidder && bidder.deletedAt !== null ? bidder : null;
}
