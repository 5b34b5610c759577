import { endpoints, type InputOf } from '@milieuspoor/contract/client';
import { storeSessionToken } from '../../../lib/session-token.ts';
import { callAsVisitor } from '../call-as-visitor.ts';
import { signWithPasskey } from '../passkeys/ask-browser.ts';

/** Opens the sign-in page of the user's own organisation, which sends the browser back. */
export async function leaveForProvider(email: string, back: string): Promise<void> {
  const { url } = await callAsVisitor(endpoints.beginSignOn, { body: { email, back } });
  window.location.assign(url);
}

/** Starts a session for a user who came back, and stores the token when it succeeds. */
export async function finishSignOn(body: InputOf<typeof endpoints.finishSignOn>['body']): Promise<void> {
  const { key } = await callAsVisitor(endpoints.finishSignOn, { body });
  storeSessionToken(key);
}

/** Does the same with a passkey instead of a code. */
export async function finishByPasskey(ticket: string): Promise<void> {
  const options = await callAsVisitor(endpoints.beginSignOnPasskey, { body: { ticket } });
  await finishSignOn({ ticket, passkey: await signWithPasskey(options) });
}
