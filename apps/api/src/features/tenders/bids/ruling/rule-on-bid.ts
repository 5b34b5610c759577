import { type BidRuling, TENDER_REASON } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import type { Refusal } from '../../../../http/outcome.ts';
import { message } from '../../../../text/message.ts';
import { findWinner } from '../../../award/winner/winner.queries.ts';
import { type ApplicantRow, updateRuling } from '../../../bids/applicants.queries.ts';
import { recordApplicant } from '../../../bids/record-applicant.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';

/** The ruling that a bid takes no part, or that it does again, with the reason. */
export interface AskedRuling {
  readonly as: BidRuling | null;
  readonly reason: string;
}

/**
 * Marks a bid as withdrawn or invalid, or lets it take part again, before the award and with a reason that the history
 * records (D-108). Fixed bids are no reason to refuse: what makes a bid invalid is often seen only once it is open.
 * Returns why not, with nothing changed; null if it is done, or was so already.
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
    // The reason why it takes part again is stored only here.
    after: { ruling: as, rulingReason: reason },
  });
  return null;
}
