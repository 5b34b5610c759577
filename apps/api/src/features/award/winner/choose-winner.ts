import { needsWinnerReason, TENDER_REASON, UNKNOWN_WORK } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/outcome.ts';
import { message, shortfallMessage } from '../../../text/message.ts';
import { type ApplicantRow, listApplicants } from '../../bids/applicants.queries.ts';
import { recordApplicant } from '../../bids/record-applicant.ts';
import { hasSealedBids } from '../../bids/sealed/seal-of.ts';
import {
  activateCalculation,
  deactivateCalculations,
  findActiveCalculation,
  findCalculationOfApplicant,
} from '../../calculations/calculations.queries.ts';
import { findSetMismatch } from '../../calculations/find-set-mismatch.ts';
import { workOutScopes } from '../../calculations/scope/work-out-scopes.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { readBids } from '../read-bids.ts';
import type { StandingBid } from '../to-applicant.ts';
import { setWinnerReason } from './winner.queries.ts';

const RULED_OUT = { withdrawn: 'winner-withdrawn', invalid: 'winner-invalid' } as const;

interface WinnerEvent {
  readonly at: Date;
  readonly accountId: string;
  readonly project: ProjectRow;
}

export interface Choice {
  /** with the changes of the same request */
  readonly applicant: ApplicantRow;
  /** the reason, if somebody gave one; trimmed */
  readonly reason: string | null;
  /** reads the bids as they are, if nothing of them changes at the same time and another part needs them as well */
  readonly bidsOf?: (() => Promise<readonly StandingBid[]>) | undefined;
}

/**
 * Makes a bidder the winner in place of another one (D-29): when bids are not sealed, and with a complete calculation
 * of the set of the other active ones. A bid that is not first alone needs a reason to win, which can also be given for
 * a present winner (docs/decisions/0046). Returns why not, with nothing changed; null if it is done.
 */
export async function chooseWinner(
  queries: Queries,
  caller: Caller,
  event: WinnerEvent,
  { applicant, reason, bidsOf }: Choice,
): Promise<Refusal | null> {
  const { project } = event;
  if (hasSealedBids(project)) return { kind: 'conflict', message: message('bids-sealed') };
  if (applicant.ruling) return { kind: 'conflict', message: message(RULED_OUT[applicant.ruling]) };
  const calculation = await findCalculationOfApplicant(queries, project, applicant.id);
  if (!calculation) return { kind: 'conflict', message: message('winner-without-calculation') };
  const { headlineSet } = calculation;
  const mismatch = await findSetMismatch(queries, project, { type: 'applicant', headlineSet });
  if (mismatch) return { kind: 'conflict', message: mismatch };
  const bids = await (bidsOf?.() ?? readBids(queries, caller, project, applicant));
  const bid = bids.find((each) => each.applicant.id === applicant.id);
  const wins = (await findActiveCalculation(queries, project, 'applicant'))?.id === calculation.id;
  // An earlier winner stays: the choice can then be questioned, but is not undone automatically (D-105).
  if (!wins && bid && !bid.sealed && bid.standing === 'not-whole') {
    const shortfall = [shortfallMessage(bid.work ?? UNKNOWN_WORK)];
    return { kind: 'conflict', message: message('winner-not-whole', { shortfall }) };
  }
  if (!wins && bid && !bid.sealed && bid.standing === 'above-ceiling')
    return { kind: 'conflict', message: message('winner-above-ceiling') };
  if (!wins && bid && !bid.sealed && bid.standing === 'beyond-baseline')
    return { kind: 'conflict', message: message('winner-beyond-baseline') };
  if (!wins && bid && !bid.sealed && bid.standing === 'other-reference')
    return { kind: 'conflict', message: message('winner-other-reference') };
  if (!wins && bid && !bid.sealed && bid.standing === 'set-aside')
    return { kind: 'conflict', message: message('winner-set-aside') };
  // A bid that is first alone needs no reason.
  const kept = bid && !needsWinnerReason(bid) ? null : (reason ?? '');
  if (kept !== null && kept.length < TENDER_REASON.least) {
    const said = message('winner-reason-needed', { min: TENDER_REASON.least });
    return { kind: 'invalid', fields: { winner_reason: [said] } };
  }
  if (!wins) {
    await clearWinner(queries, event);
    await activateCalculation(queries, calculation);
    await workOutScopes(queries, project);
  }
  await setWinnerReason(queries, applicant, kept);
  await recordApplicant(queries, {
    ...event,
    applicant,
    action: 'changed',
    before: { winner: wins, winnerReason: applicant.winnerReason },
    after: { winner: true, winnerReason: kept },
  });
  return null;
}

/** Leaves a project without a winner; the reason of the choice is removed with it. */
export async function clearWinner(queries: Queries, event: WinnerEvent): Promise<void> {
  const active = await deactivateCalculations(queries, event.project, 'applicant');
  for (const applicant of await listApplicants(queries, event.project)) {
    if (!active.some(({ applicantId }) => applicantId === applicant.id)) continue;
    await setWinnerReason(queries, applicant, null);
    await recordApplicant(queries, {
      ...event,
      applicant,
      action: 'changed',
      before: { winner: true, winnerReason: applicant.winnerReason },
      after: { winner: false, winnerReason: null },
    });
  }
}
