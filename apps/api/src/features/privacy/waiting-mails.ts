import type { Queries } from '../../database/open-database.ts';
import type { AppSecret } from '../../platform/app-secret.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { openQueued } from '../../platform/mail/queue-mail.ts';
import { listQueuedMails, type QueuedMailRow } from '../../platform/mail/queued-mails.queries.ts';

/** A mail that is not sent yet. */
interface WaitingMail extends Pick<QueuedMailRow, 'id' | 'queuedAt'> {
  readonly mail: Mail;
}

/** The mails that wait for a mailbox, or that say what its holder wrote; those of another secret can be read by nobody. */
export async function listWaitingMails(
  secret: Pick<AppSecret, 'decrypt'>,
  queries: Queries,
  email: string,
): Promise<WaitingMail[]> {
  const mailbox = email.toLowerCase();
  return (await listQueuedMails(queries)).flatMap(({ id, queuedAt, sealed }) => {
    const mail = opened(secret, sealed);
    const theirs = mail && [mail.to, mail.replyTo].some((each) => each?.toLowerCase() === mailbox);
    return mail && theirs ? [{ id, queuedAt, mail }] : [];
  });
}

function opened(secret: Pick<AppSecret, 'decrypt'>, sealed: Buffer): Mail | null {
  try {
    return openQueued(secret, sealed);
  } catch {
    return null;
  }
}
