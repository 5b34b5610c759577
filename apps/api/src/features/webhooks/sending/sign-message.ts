import { createHmac, randomBytes } from 'node:crypto';

/** The prefix of a secret of Standard Webhooks; its bytes follow in base64. */
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function createWebhookSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** one, or two while a receiver is given another; a receiver accepts a signature by either of them */
  readonly secrets: readonly string[];
}

/**
 * Returns the headers by which a receiver recognises that a message is ours and current (Standard Webhooks, symmetric).
 */
export function signMessage({ id, at, body, secrets }: Signed): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
