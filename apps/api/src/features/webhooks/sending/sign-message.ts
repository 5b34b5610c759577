import { createHmac } from 'node:crypto';

/** How a secret of Standard Webhooks begins; what follows is its bytes in base64. */
export const SECRET_PREFIX = 'whsec_';

interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  readonly secret: string;
}

/** The headers by which a receiver knows that a message is ours and of now (Standard Webhooks, symmetric). */
export function signMessage({ id, at, body, secret }: Signed): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
