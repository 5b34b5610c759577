import type { GapDecision } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { ApplicantRow } from '../../bids/applicants.queries.ts';
import { recordApplicant } from '../../bids/record-applicant.ts';

interface Decided extends GapDecision {
  readonly reason: string;
}

/** Records in the history a decision about a kind of gap in a bid, or that it lapsed. */
export async function recordDecision(
  queries: Queries,
  event: Pick<Parameters<typeof recordApplicant>[1], 'at' | 'accountId' | 'project'>,
  {
    applicant,
    before,
    after,
    automatic = false,
  }: {
    readonly applicant: ApplicantRow;
    readonly before: Decided | null;
    readonly after: Decided | null;
    readonly automatic?: boolean;
  },
): Promise<void> {
  const kind = after?.kind ?? before?.kind;
  if (!kind) return;
  const told = (decision: Decided | null) => ({
    [`gap:${kind}` as const]: decision?.choice ?? null,
    gapReason: decision?.reason ?? null,
  });
  await recordApplicant(queries, {
    ...event,
    applicant,
    action: 'changed',
    automatic,
    before: told(before),
    after: told(after),
  });
}
