import type { HistoryAction, HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';

interface Recorded {
  readonly at: Date;
  readonly accountId: string;
  /** by what the mail is known in the queue; null for several */
  readonly id: string | null;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** Writes what staff did with mails into the history, which never tells to whom a mail goes, nor what it says. */
export async function recordMail(queries: Queries, { id, ...entry }: Recorded): Promise<void> {
  await recordHistory(queries, {
    ...entry,
    organisationId: null,
    projectId: null,
    subject: { type: 'mail', id, name: '' },
  });
}
