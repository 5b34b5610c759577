import type { Database } from '../../database/open-database.ts';
import type { AppSecret } from '../app-secret.ts';
import type { Clock } from '../clock.ts';
import { createQueueSender, type QueueSender } from '../queue-sender.ts';
import { toMailFailure } from './mail-failure.ts';
import type { Mailer } from './mailer.ts';
import { openQueued } from './queue-mail.ts';
import {
  deleteQueuedMail,
  giveUpMail,
  postponeMail,
  type QueuedMailRow,
  takeDueMail,
} from './queued-mails.queries.ts';

/** So long a mail is kept from other senders while it is handed over: longer than a mail server may take. */
const HANDING_OVER_MS = 2 * 60_000;
/** How long a mail waits after each failure; the last one from then on. */
const LONGEST_WAIT_MS = 10 * 60_000;
const WAITS_MS = [30_000, 60_000, 2 * 60_000, 5 * 60_000, LONGEST_WAIT_MS];
/** A link that is older than a day may not work any more. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;
const STOP_WITHIN_MS = 5000;

interface SenderNeeds {
  readonly database: Pick<Database, 'queries'>;
  readonly clock: Clock;
  readonly secret: Pick<AppSecret, 'decrypt'>;
  readonly mailer: Mailer;
  /** tells the operator what went wrong */
  readonly report: (cause: unknown, what: string) => void;
}

/** Empties the queue of mails. Several servers may do so side by side: each mail is taken by one. */
export function createMailSender({
  database: { queries },
  clock,
  secret,
  mailer,
  report,
}: SenderNeeds): QueueSender {
  /** handed over, and still in the queue because the database was away: not to be sent again */
  const handedOver = new Set<string>();

  async function sendAll(mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn()) {
      const now = clock.now();
      const row = await takeDueMail(queries, now, new Date(now.getTime() + HANDING_OVER_MS));
      if (!row || !(await send(row))) return;
    }
  }

  /** Whether it is of use to try the next mail now. */
  async function send(row: QueuedMailRow): Promise<boolean> {
    try {
      const mail = handedOver.has(row.id) ? null : openQueued(secret, row.sealed);
      if (mail) await mailer.send({ ...mail, messageId: row.messageId });
    } catch (cause) {
      return putOff(row, cause);
    }
    handedOver.add(row.id);
    await deleteQueuedMail(queries, row.id);
    handedOver.delete(row.id);
    return true;
  }

  async function putOff({ id, attempts, queuedAt }: QueuedMailRow, cause: unknown): Promise<boolean> {
    const failure = toMailFailure(cause);
    const now = clock.now().getTime();
    if (failure === 'mail-for-good' || now - queuedAt.getTime() >= GIVE_UP_AFTER_MS) {
      report(cause, 'a mail could not be sent and was given up');
      await giveUpMail(queries, id, new Date(now));
    } else {
      if (attempts === 1) report(cause, 'a mail could not be sent; it is tried again');
      const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? LONGEST_WAIT_MS;
      await postponeMail(queries, id, new Date(now + wait));
    }
    return failure !== 'server';
  }

  return createQueueSender({
    sendAll,
    report,
    onFault: 'the queue of mails cannot be read',
    stopWithinMs: STOP_WITHIN_MS,
  });
}
