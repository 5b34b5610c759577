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
 * How long a sender waits. A mail that is being delivered is reserved for `keptMs`, longer than a mail server may take
 * for its last answer, so that the mail of an ended process is not sent again while it may still be accepted; the
 * reservation is renewed every `keptAnewMs`. The next mail waits no longer than `slowMs` for it, as long as fewer than
 * `atOnce` are being delivered.
 */
interface SenderPatience {
  readonly keptMs: number;
  readonly keptAnewMs: number;
  readonly slowMs: number;
  readonly atOnce: number;
}
const PATIENCE: SenderPatience = { keptMs: 11 * 60_000, keptAnewMs: 60_000, slowMs: 3_000, atOnce: 8 };
/** How long a mail waits after each failure; the last wait repeats. */
const LONGEST_WAIT_MS = 10 * 60_000;
const WAITS_MS = [30_000, 60_000, 2 * 60_000, 5 * 60_000, LONGEST_WAIT_MS];
/** A link that is older than a day may have expired. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;
/**
 * These attempts take an hour and a half, so that a clock that is briefly set ahead does not make the sender give up a
 * mail.
 */
const LEAST_ATTEMPTS = 12;
const STOP_WITHIN_MS = 5000;

interface SenderNeeds {
  readonly database: Pick<Database, 'queries'>;
  readonly clock: Clock;
  readonly secret: Pick<AppSecret, 'decrypt'>;
  readonly mailer: Mailer;
  /** informs the operator of what went wrong */
  readonly report: (cause: unknown, what: string) => void;
  readonly patience?: SenderPatience;
}

/** Empties the queue of mails. Several servers may do so at the same time: each mail is taken by one. */
export function createMailSender({
  database: { queries },
  clock,
  secret,
  mailer,
  report,
  patience: { keptMs, keptAnewMs, slowMs, atOnce } = PATIENCE,
}: SenderNeeds): QueueSender {
  /** delivered, but still in the queue because the database was unreachable: not to be sent again */
  const handedOver = new Set<string>();
  /** being delivered now, to a server that is slow for some mails */
  const underWay = new Map<string, Promise<boolean>>();
  /** apparently refused permanently, each with the number of accepted mails at that time */
  const refusedAfter = new Map<string, number>();
  /** number of mails that the mail server accepted */
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

  /** Waits for the result, or until the next mail need not wait any longer. */
  async function orSlow(handingOver: Promise<boolean>): Promise<boolean> {
    const answered = new AbortController();
    const slow = pause(slowMs, 'slow' as const, { signal: answered.signal, ref: false }).catch(
      () => 'answered' as const,
    );
    const came = await Promise.race([handingOver, slow]).finally(() => answered.abort());
    if (typeof came === 'boolean') return came;
    // The caller that waits for it gets the error; now nobody waits, so it is reported.
    handingOver.catch((cause: unknown) => report(cause, 'a mail could not be taken from the queue'));
    return true;
  }

  function handOver(row: QueuedMailRow): Promise<boolean> {
    const keeping = setInterval(() => {
      postponeMail(queries, row.id, keptUntil()).catch(() => {
        // The reservation is already longer than this interval; other problems of the database are reported elsewhere.
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

  /**
   * Tells whether it makes sense to try the next mail now. `answered` is called as soon as the mail server has
   * answered.
   */
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
   * Tells whether a permanent refusal is about this mail: it was refused before, and the mail server accepted another
   * one since. Until then the relay may be refusing everything from us, and would make us drop every mail at once.
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
