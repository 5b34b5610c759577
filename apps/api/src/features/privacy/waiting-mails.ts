import type { Queries } from '../../database/open-database.ts';
import type { AppSecret } from '../../platform/app-secret.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { readQueued } from '../../platform/mail/queue-mail.ts';
import { listQueuedMails, type QueuedMailRow } from '../../platform/mail/queued-mails.queries.ts';

/** A mail that is not sent yet, or was given up. */
interface WaitingMail extends Pick<QueuedMailRow, 'id' | 'queuedAt'> {
  readonly mail: Mail;
}

/**
 * Returns the mails that wait for a mailbox, or that contain what its holder wrote; those sealed with another secret
 * are unreadable.
 */
export async function listWaitingMails(
  secret: Pick<AppSecret, 'decrypt'>,
  queries: Queries,
  email: string,
): Promise<WaitingMail[]> {
  const mailbox = email.toLowerCase();
  return (await listQueuedMails(queries)).flatMap(({ id, queuedAt, sealed }) => {
    const mail = readQueued(secret, sealed);
    if (mail === 'for-nobody' || mail === 'unreadable') return [];
    const theirs = [mail.to, mail.replyTo].some((each) => each?.toLowerCase() === mailbox);
    return theirs ? [{ id, queuedAt, mail }] : [];
  });
}
