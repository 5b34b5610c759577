import type { Dependencies } from '../../../dependencies.ts';
import { createQueueSender, type QueueSender } from '../../../platform/queue-sender.ts';
import {
  type DueDeliveryRow,
  pauseFailing,
  storeArrival,
  storeFailure,
  takeDueDelivery,
} from '../deliveries.queries.ts';
import { queuePauseMails } from '../pause-mail.ts';
import { postMessage } from './post-message.ts';
import { signMessage } from './sign-message.ts';

const MINUTE_MS = 60_000;
/** How long a message is reserved for its sender during delivery: longer than a receiver may take. */
const HANDING_OVER_MS = MINUTE_MS;
/** How long a message waits after each failure; the last wait repeats. */
const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS;
const WAITS_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  60 * MINUTE_MS,
  2 * 60 * MINUTE_MS,
  LONGEST_WAIT_MS,
];
/**
 * A message is given up, and its webhook turned off, after at least this many attempts, so that a clock that ran ahead
 * does neither.
 */
const LEAST_ATTEMPTS = 8;
/** When nothing has arrived for this long, nobody is listening. */
const PAUSED_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;
/** The number of simultaneous deliveries, so that one slow receiver does not delay all others. */
const AT_ONCE = 4;
const STOP_WITHIN_MS = 12_000;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'> & {
  readonly report: (cause: unknown, what: string) => void;
  /** the time limit of a receiver */
  readonly timeoutMs?: number;
};

/** Empties the queue of messages. Several servers may do so at the same time: each message is taken by one. */
export function createWebhookSender(needs: Needs): QueueSender {
  const { clock } = needs;
  const { queries } = needs.database;

  async function sendInTurn(mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn()) {
      const now = clock.now();
      const due = await takeDueDelivery(queries, {
        now,
        until: new Date(now.getTime() + HANDING_OVER_MS),
        longestWaitMs: LONGEST_WAIT_MS,
      });
      if (!due) return;
      await send(due);
    }
  }

  async function send(due: DueDeliveryRow): Promise<void> {
    const sealed = due.formerSecret ? [due.secret, due.formerSecret] : [due.secret];
    const secrets = sealed.map((each) => needs.secret.decrypt(each).toString());
    const posted = await postMessage({
      url: due.url,
      body: due.body,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Milieuspoor-Webhooks',
        ...signMessage({ id: due.id, at: clock.now(), body: due.body, secrets }),
      },
      privateAllowed: needs.settings.webhooksToPrivate,
      ...(needs.timeoutMs === undefined ? {} : { timeoutMs: needs.timeoutMs }),
    });
    if (posted.arrived) return storeArrival(queries, due, posted.status);
    const now = clock.now();
    const wait = WAITS_MS[Math.min(due.attempts, WAITS_MS.length) - 1] ?? LONGEST_WAIT_MS;
    const next = new Date(now.getTime() + wait);
    const isTriedOften = due.attempts >= LEAST_ATTEMPTS;
    // They are stored together, so that no webhook is turned off without a mail about it.
    await needs.database.transaction(async (within) => {
      const dueAt = isTriedOften && next > due.giveUpAt ? null : next;
      await storeFailure(within, due, { ...posted, now, dueAt });
      const before = new Date(now.getTime() - PAUSED_AFTER_MS);
      const paused = isTriedOften ? await pauseFailing(within, due.webhookId, { now, before }) : null;
      if (paused) await queuePauseMails(needs, within, paused);
    });
  }

  return createQueueSender({
    sendAll: (mayGoOn) => Promise.all(Array.from({ length: AT_ONCE }, () => sendInTurn(mayGoOn))),
    report: needs.report,
    onFault: 'the queue of webhook messages cannot be emptied',
    stopWithinMs: STOP_WITHIN_MS,
  });
}
