import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { client } from '../../lib/client.ts';
import { forgetDrafts } from '../../lib/drafts/drafts.ts';
import { clearSessionToken, sessionToken } from '../../lib/session-token.ts';

/** Ends the session on this device in any case. On the server it expires by itself when the server can't be reached. */
export async function signOut(): Promise<void> {
  if (sessionToken() === null) return;
  try {
    await client.call(endpoints.logOut, {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    clearSessionToken();
    forgetDrafts();
  }
}
