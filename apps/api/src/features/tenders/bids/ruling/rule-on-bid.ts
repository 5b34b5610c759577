import { type BidRuling, TENDER_REASON } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import type { Refusal } from '../../../../http/outcome.ts';
import { message } from '../../../../text/message.ts';
import { findWinner } from '../../../award/winner/winner.queries.ts';
import { type ApplicantRow, updateRuling } from '../../../bids/applicants.queries.ts';
import { recordApplicant } from '../../../bids/record-applicant.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';

/** That a bid takes no part, or that it does again, and why. */
export interface AskedRuling {
  readonly as: BidRuling | null;
  readonly reason: string;
}

/**
 * Sets a bid apart as withdrawn or invalid, or lets it take part again, before the award and with a reason that the history
 * keeps (D-108). That bids lie fixed is no reason against it: what makes a bid invalid is often seen once it is open.
 * Answers why not, with nothing changed; null when it is done, or was so.
 */
export async function ruleOnBid(
  queries: Queries,
  event: { readonly at: Date; readonly accountId: string; readonly project: ProjectRow },
  applicant: ApplicantRow,
  { as, reason }: AskedRuling,
): Promise<Refusal | null> {
  const { ruling, rulingReason } = applicant;
  if (as === ruling && (as === null || reason === rulingReason)) return null;
  if (reason.length < TENDER_REASON.least) {
    const said = message('ruling-reason-needed', { min: TENDER_REASON.least });
    return { kind: 'invalid', fields: { ruling: [said] } };
  }
  if (as !== null && (await findWinner(queries, event.project))?.id === applicant.id)
    return { kind: 'conflict', message: message('winner-set-apart') };
  await updateRuling(queries, applicant, { ruling: as, reason, now: event.at });
  await recordApplicant(queries, {
    ...event,
    applicant,
    action: 'changed',
    before: { ruling, rulingReason },
    // Why it takes part again is kept here only.
    after: { ruling: as, rulingReason: reason },
  });
  return null;
}
