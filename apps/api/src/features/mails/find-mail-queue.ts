import type { MailInQueue, MailQueue } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { AppSecret } from '../../platform/app-secret.ts';
import { readQueued } from '../../platform/mail/queue-mail.ts';
import { listQueueEntries, type QueueEntryRow } from '../../platform/mail/queued-mails.queries.ts';

const LISTED = 100;

/**
 * Returns the mails that wait and those that were given up, without their contents. Mails without a recipient are
 * omitted.
 */
export async function findMailQueue({
  database: { queries },
  secret,
  settings,
}: Pick<Dependencies, 'database' | 'secret' | 'settings'>): Promise<MailQueue> {
  const inWords = (rows: readonly QueueEntryRow[]) =>
    rows.slice(0, LISTED).flatMap((row) => toMailInQueue(row, secret));
  const waiting = await listQueueEntries(queries, 'waiting', LISTED + 1);
  const givenUp = await listQueueEntries(queries, 'given-up', LISTED + 1);
  return {
    delivery: mailDelivery(settings),
    waiting: inWords(waiting),
    waiting_more: waiting.length > LISTED,
    given_up: inWords(givenUp),
    given_up_more: givenUp.length > LISTED,
  };
}

/** Returns the destination of mails. */
export function mailDelivery({ smtpUrl }: Pick<Dependencies['settings'], 'smtpUrl'>): MailQueue['delivery'] {
  return smtpUrl === null ? 'folder' : 'server';
}

function toMailInQueue(row: QueueEntryRow, secret: Pick<AppSecret, 'decrypt'>): MailInQueue[] {
  const mail = readQueued(secret, row.sealed);
  if (mail === 'for-nobody') return [];
  return [
    {
      uuid: row.messageId,
      to: mail === 'unreadable' ? null : mail.to,
      subject: mail === 'unreadable' ? null : mail.subject,
      queued: row.queuedAt.toISOString(),
      attempts: row.attempts,
      in_hand: row.inHand,
      next_attempt: row.givenUpAt || row.inHand ? null : row.dueAt.toISOString(),
      given_up: row.givenUpAt?.toISOString() ?? null,
      failure: row.failure,
      reason: row.failureReason,
    },
  ];
}
