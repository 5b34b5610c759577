import { endpoints, type InputOf } from '@milieuspoor/contract/client';
import { storeSessionToken } from '../../../lib/session-token.ts';
import { callAsVisitor } from '../call-as-visitor.ts';
import { signWithPasskey } from '../passkeys/ask-browser.ts';

/** Leaves for the page of somebody's own organisation, which sends the browser back. */
export async function leaveForProvider(email: string, back: string): Promise<void> {
  const { url } = await callAsVisitor(endpoints.beginSignOn, { body: { email, back } });
  window.location.assign(url);
}

/** Begins a session for who came back; the token is stored when it succeeds. */
export async function finishSignOn(body: InputOf<typeof endpoints.finishSignOn>['body']): Promise<void> {
  const { key } = await callAsVisitor(endpoints.finishSignOn, { body });
  storeSessionToken(key);
}

/** The same with a passkey in place of a code. */
export async function finishByPasskey(ticket: string): Promise<void> {
  const options = await callAsVisitor(endpoints.beginSignOnPasskey, { body: { ticket } });
  await finishSignOn({ ticket, passkey: await signWithPasskey(options) });
}
