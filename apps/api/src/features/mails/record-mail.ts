import type { HistoryAction, HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';

interface Recorded {
  readonly at: Date;
  readonly accountId: string;
  /** the id of the mail in the queue; null for several */
  readonly id: string | null;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** Records in the history what staff did with mails, but never the recipient or the contents of a mail. */
export async function recordMail(queries: Queries, { id, ...entry }: Recorded): Promise<void> {
  await recordHistory(queries, {
    ...entry,
    organisationId: null,
    projectId: null,
    subject: { type: 'mail', id, name: '' },
  });
}
