import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/open-database.ts';
import type { AppSecret } from '../app-secret.ts';
import type { Clock } from '../clock.ts';
import { createQueueSender, type QueueSender } from '../queue-sender.ts';
import { reasonOf, toMailFailure } from './mail-failure.ts';
import type { Mailer } from './mailer.ts';
import { openQueued } from './queue-mail.ts';
import {
  deleteQueuedMail,
  giveUpMail,
  postponeMail,
  putOffMail,
  type QueuedMailRow,
  takeDueMail,
} from './queued-mails.queries.ts';

/**
 * How patient a sender is. A mail that is handed over is kept from other senders for `keptMs`, longer than a mail server may take
 * for its last answer, so that what a process left behind is not sent while it may still be taken; it is kept anew every
 * `keptAnewMs`. The next mail does not wait longer than `slowMs` for it, as long as fewer than `atOnce` are under way.
 */
interface SenderPatience {
  readonly keptMs: number;
  readonly keptAnewMs: number;
  readonly slowMs: number;
  readonly atOnce: number;
}
const PATIENCE: SenderPatience = { keptMs: 11 * 60_000, keptAnewMs: 60_000, slowMs: 3_000, atOnce: 8 };
/** How long a mail waits after each failure; the last one from then on. */
const LONGEST_WAIT_MS = 10 * 60_000;
const WAITS_MS = [30_000, 60_000, 2 * 60_000, 5 * 60_000, LONGEST_WAIT_MS];
/** A link that is older than a day may not work any more. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;
/** These take an hour and a half, so that no clock that is set ahead for a moment has a mail given up. */
const LEAST_ATTEMPTS = 12;
const STOP_WITHIN_MS = 5000;

interface SenderNeeds {
  readonly database: Pick<Database, 'queries'>;
  readonly clock: Clock;
  readonly secret: Pick<AppSecret, 'decrypt'>;
  readonly mailer: Mailer;
  /** tells the operator what went wrong */
  readonly report: (cause: unknown, what: string) => void;
  readonly patience?: SenderPatience;
}

/** Empties the queue of mails. Several servers may do so side by side: each mail is taken by one. */
export function createMailSender({
  database: { queries },
  clock,
  secret,
  mailer,
  report,
  patience: { keptMs, keptAnewMs, slowMs, atOnce } = PATIENCE,
}: SenderNeeds): QueueSender {
  /** handed over, and still in the queue because the database was away: not to be sent again */
  const handedOver = new Set<string>();
  /** being handed over at this moment, to a server that takes its time for some */
  const underWay = new Map<string, Promise<boolean>>();
  /** refused as if for good, each with what was taken by then */
  const refusedAfter = new Map<string, number>();
  /** how many mails the mail server took */
  let taken = 0;

  async function sendAll(mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn() && underWay.size < atOnce) {
      const row = await takeDueMail(queries, {
        now: clock.now(),
        until: keptUntil(),
        longestWaitMs: Math.max(keptMs, LONGEST_WAIT_MS),
        except: [...underWay.keys()],
      });
      if (!row || !(await orSlow(handOver(row)))) return;
    }
  }

  /** What came of it, or that the next need not wait for it. */
  async function orSlow(handingOver: Promise<boolean>): Promise<boolean> {
    const answered = new AbortController();
    const slow = pause(slowMs, 'slow' as const, { signal: answered.signal, ref: false }).catch(
      () => 'answered' as const,
    );
    const came = await Promise.race([handingOver, slow]).finally(() => answered.abort());
    if (typeof came === 'boolean') return came;
    // Whoever waits for it hears of a fault; now nobody does.
    handingOver.catch((cause: unknown) => report(cause, 'a mail could not be taken from the queue'));
    return true;
  }

  function handOver(row: QueuedMailRow): Promise<boolean> {
    const keeping = setInterval(() => {
      postponeMail(queries, row.id, keptUntil()).catch(() => {
        // Kept for longer than this interval already; what else the database cannot do is told elsewhere.
      });
    }, keptAnewMs);
    keeping.unref();
    const sending = send(row, () => clearInterval(keeping));
    underWay.set(row.id, sending);
    const isOver = () => underWay.delete(row.id);
    sending.then(isOver, isOver);
    return sending;
  }

  function keptUntil(): Date {
    return new Date(clock.now().getTime() + keptMs);
  }

  /** Whether it is of use to try the next mail now. `answered` is called as soon as the mail server has said what it does. */
  async function send(row: QueuedMailRow, answered: () => void): Promise<boolean> {
    try {
      const mail = handedOver.has(row.id) ? null : openQueued(secret, row.sealed);
      if (mail) {
        await mailer.send({ ...mail, messageId: row.messageId });
        taken += 1;
      }
    } catch (cause) {
      answered();
      return putOff(row, cause);
    }
    answered();
    handedOver.add(row.id);
    refusedAfter.delete(row.id);
    await deleteQueuedMail(queries, row.id);
    handedOver.delete(row.id);
    return true;
  }

  async function putOff({ id, attempts, queuedAt }: QueuedMailRow, cause: unknown): Promise<boolean> {
    const failure = toMailFailure(cause);
    const now = clock.now().getTime();
    const isForGood = failure === 'mail-for-good' && isAboutMail(id);
    const isTooLate = now - queuedAt.getTime() >= GIVE_UP_AFTER_MS && attempts >= LEAST_ATTEMPTS;
    if (isForGood || isTooLate) {
      report(cause, 'a mail could not be sent and was given up');
      refusedAfter.delete(id);
      await giveUpMail(queries, id, new Date(now), { failure, reason: reasonOf(cause) });
    } else {
      if (attempts === 1) report(cause, 'a mail could not be sent; it is tried again');
      const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? LONGEST_WAIT_MS;
      await putOffMail(queries, id, new Date(now + wait), { failure, reason: reasonOf(cause) });
    }
    return failure !== 'server';
  }

  /**
   * Whether a refusal for good is about this mail: it was refused before, and the mail server took another one since. Until then
   * it may be the relay that takes nothing from us, and would have every mail dropped at once.
   */
  function isAboutMail(id: string): boolean {
    const before = refusedAfter.get(id);
    refusedAfter.set(id, before ?? taken);
    return before !== undefined && taken > before;
  }

  return createQueueSender({
    sendAll,
    report,
    onFault: 'the queue of mails cannot be read',
    stopWithinMs: STOP_WITHIN_MS,
    underWay: () => Promise.allSettled(underWay.values()),
  });
}
