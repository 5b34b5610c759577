import { BID_DATA, isRestorable, keysOf } from '@milieuspoor/domain';
import type { Database, Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message } from '../../../text/message.ts';
import { letDecisionsFall } from '../../award/gaps/let-decisions-fall.ts';
import { clearWinner } from '../../award/winner/choose-winner.ts';
import { markApplicant } from '../../bids/applicants.queries.ts';
import { recordedBid } from '../../bids/asked-bid.ts';
import { bringBackBidder } from '../../bids/bring-back-bidder.ts';
import { lockApplicant } from '../../bids/lock-applicant.ts';
import { recordApplicant } from '../../bids/record-applicant.ts';
import {
  findActiveCalculation,
  findCalculationOfApplicant,
} from '../../calculations/calculations.queries.ts';
import { markDeleted, restoreCalculationOf } from '../../calculations/deleted-calculations.queries.ts';
import { recordCalculation } from '../../calculations/record-calculation.ts';
import { workOutScopes } from '../../calculations/scope/work-out-scopes.ts';
import { fixedByOpening } from '../../projects/fixed-by-opening.ts';
import { touchProject } from '../../projects/projects.queries.ts';

/** Deletes a bidder with its calculation; a deleted winner is no longer the winner. */
export async function deleteApplicant(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries) => {
    const held = await lockApplicant(queries, caller, id);
    if (!held.ok) return held;
    const { project, applicant } = held.value;
    const fixed = fixedByOpening(project);
    if (fixed) return refused({ kind: 'conflict', message: fixed });
    const event = { at: clock.now(), accountId: caller.accountId, project };
    const calculation = await findCalculationOfApplicant(queries, project, id);
    if (calculation) {
      const winner = await findActiveCalculation(queries, project, 'applicant');
      if (winner?.id === calculation.id) await clearWinner(queries, event);
      await markDeleted(queries, calculation, event.at);
      await recordCalculation(queries, {
        ...event,
        calculation,
        action: 'deleted',
        automatic: true,
        before: { name: calculation.name },
        after: { name: null },
      });
    }
    await markApplicant(queries, applicant, event.at);
    await recordApplicant(queries, {
      ...event,
      applicant,
      action: 'deleted',
      before: recordedBid(applicant, project.criteria),
      after: { ...Object.fromEntries(keysOf(BID_DATA).map((key) => [key, null])), criteria: null },
    });
    await touchProject(queries, project, event.at);
    return done(undefined);
  });
}

/**
 * Restores a deleted bidder, with the calculation that was deleted with it, while that is possible; never as the
 * winner.
 */
export async function restoreApplicant(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction(async (queries: Queries) => {
    const held = await lockApplicant(queries, caller, id, { includingDeleted: true });
    if (!held.ok) return held;
    const { project, applicant } = held.value;
    const { deletedAt } = applicant;
    if (!deletedAt) return done(undefined);
    const fixed = fixedByOpening(project);
    if (fixed) return refused({ kind: 'conflict', message: fixed });
    const event = { at: clock.now(), accountId: caller.accountId, project };
    if (!isRestorable(deletedAt, event.at))
      return refused({ kind: 'conflict', message: message('bidder-restore-window-over') });
    const refusal = await bringBackBidder(queries, event, applicant);
    if (refusal) return refused(refusal);
    await restoreCalculationOf(queries, applicant, deletedAt);
    // Another baseline may have become active meanwhile.
    await workOutScopes(queries, project);
    await letDecisionsFall(queries, event);
    await touchProject(queries, project, event.at);
    return done(undefined);
  });
}
