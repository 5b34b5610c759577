import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { AppSecret } from '../../platform/app-secret.ts';
import { checkAgain } from '../accounts/passwords/check-again.ts';
import { SECRET_CHANGED } from '../accounts/record-account-change.ts';
import { lockAdministered } from '../organisations/administrators.queries.ts';
import { lockOrganisation } from '../organisations/organisations.queries.ts';
import { recordWebhook } from './record-webhook.ts';
import { createWebhookSecret } from './sending/sign-message.ts';
import {
  findWebhook,
  findWebhookSecret,
  lockWebhook,
  replaceWebhookSecret,
  type WebhookAddress,
  type WebhookRow,
} from './webhooks.queries.ts';

/** How long messages are signed with both secrets: time for the operator of the receiver to change it. */
const BOTH_SIGN_MS = 24 * 60 * 60 * 1000;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret'>;

/**
 * Gives a webhook of an organisation that the caller administers another secret, which is in the answer and nowhere
 * else.
 */
export async function replaceSecret(
  dependencies: Needs,
  caller: Caller,
  address: WebhookAddress,
  password: string | undefined,
): Promise<Outcome<{ readonly row: WebhookRow; readonly secret: string }>> {
  const { database, clock, secret: appSecret } = dependencies;
  if (!(await findWebhook(database.queries, caller.administered, address))) return NOT_FOUND;
  const unsure = await checkAgain(dependencies, caller, password);
  if (unsure) return unsure;
  const secret = createWebhookSecret();
  return database.transaction<Outcome<{ row: WebhookRow; secret: string }>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, address.slug);
    const webhook = organisation && (await lockWebhook(queries, caller.administered, address));
    if (!webhook || !(await lockAdministered(queries, caller.accountId, organisation.id))) return NOT_FOUND;
    const now = clock.now();
    const before = await findWebhookSecret(queries, webhook.id);
    await replaceWebhookSecret(queries, webhook.id, {
      secret: appSecret.encrypt(Buffer.from(secret)),
      former: canRead(appSecret, before)
        ? { secret: before, until: new Date(now.getTime() + BOTH_SIGN_MS) }
        : null,
    });
    await recordWebhook(queries, {
      ...{ at: now, accountId: caller.accountId, organisationId: organisation.id },
      ...{ id: webhook.id, url: webhook.url, action: 'changed', changes: { webhookSecret: SECRET_CHANGED } },
    });
    const row = await findWebhook(queries, caller.administered, address);
    return row ? done({ row, secret }) : NOT_FOUND;
  });
}

/** Tells whether a secret can be read: one encrypted with another key of the installation can sign nothing any more. */
function canRead(appSecret: AppSecret, sealed: Buffer): boolean {
  try {
    appSecret.decrypt(sealed);
    return true;
  } catch {
    return false;
  }
}
