import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { findOrganisation } from '../organisations/organisations.queries.ts';
import { queueDelivery, TRIED_MS } from './announce-project.ts';
import { type DeliveryRow, resendDelivery } from './deliveries.queries.ts';
import { findWebhook, type WebhookAddress } from './webhooks.queries.ts';

/** Enough to send a month's messages again, but without flooding somebody else's server. */
const PER_ACCOUNT: AttemptLimit = { attempts: 120, windowSeconds: 60 * 60 };

type Needs = Pick<Dependencies, 'database' | 'clock'>;

function takeMessage({ database, clock }: Needs, caller: Caller) {
  const throttle = throttleBy('webhook-message/account', caller.accountId, PER_ACCOUNT);
  return takeAttempts(database.queries, [throttle], clock.now(), 'too-many-webhook-messages');
}

/** Sends a message to try a webhook; it is sent whether or not the webhook is on. */
export async function sendTestMessage(
  needs: Needs,
  caller: Caller,
  address: WebhookAddress,
): Promise<Outcome<DeliveryRow>> {
  const { queries } = needs.database;
  const organisation = await findOrganisation(queries, caller.administered, address.slug);
  if (!organisation || !(await findWebhook(queries, caller.administered, address))) return NOT_FOUND;
  const closed = await takeMessage(needs, caller);
  if (closed) return closed;
  const data = { project: null, figures: [] };
  return done(
    await queueDelivery(queries, address.id, { organisation, event: 'test', at: needs.clock.now(), data }),
  );
}

/** Sends a message again under its own id, for another day. */
export async function sendAgain(
  needs: Needs,
  caller: Caller,
  address: WebhookAddress,
  id: string,
): Promise<Outcome<DeliveryRow>> {
  const { queries } = needs.database;
  if (!(await findWebhook(queries, caller.administered, address))) return NOT_FOUND;
  const closed = await takeMessage(needs, caller);
  if (closed) return closed;
  const at = needs.clock.now();
  const giveUpAt = new Date(at.getTime() + TRIED_MS);
  const row = await resendDelivery(queries, caller.administered, { webhookId: address.id, id, at, giveUpAt });
  return row ? done(row) : NOT_FOUND;
}
