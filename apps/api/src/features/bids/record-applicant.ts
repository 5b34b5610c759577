import {
  changesBetween,
  type HistoryAction,
  type HistoryValue,
  type RecordedField,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';

/** The fields of a bidder that the history records. */
type RecordedBid = { readonly [Field in RecordedField<'applicant'>]?: HistoryValue };

interface BidEvent {
  readonly at: Date;
  readonly accountId: string;
  readonly project: { readonly id: string; readonly organisationId: string };
  readonly applicant: { readonly id: string; readonly name: string };
  readonly action: HistoryAction;
  readonly before: RecordedBid;
  readonly after: RecordedBid;
  /** true if it follows from another action */
  readonly automatic?: boolean;
}

/** Records what happened to a bidder; a change without effect is no event. */
export async function recordApplicant(queries: Queries, event: BidEvent): Promise<void> {
  const changes = changesBetween({ ...event.before }, { ...event.after });
  if (event.action === 'changed' && Object.keys(changes).length === 0) return;
  await recordHistory(queries, {
    at: event.at,
    accountId: event.accountId,
    organisationId: event.project.organisationId,
    projectId: event.project.id,
    subject: { type: 'applicant', id: event.applicant.id, name: event.applicant.name },
    action: event.action,
    changes,
    automatic: event.automatic ?? false,
  });
}
