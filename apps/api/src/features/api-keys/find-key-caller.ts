import { API_KEY_PREFIX } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import { findMoment } from '../accounts/sessions/sessions.queries.ts';
import { findEndedKey, takeKeyUse } from './api-keys.queries.ts';

/** The limit of requests of a key in a minute, over all processes. */
const KEY_REQUESTS_PER_MINUTE = 300;
const WINDOW_SECONDS = 60;
const KEY_FORM = new RegExp(`^${API_KEY_PREFIX}[\\w-]{43}$`);

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * Returns the program of a key, which acts as itself and only in its organisation. A refusal states what happened to
 * the key, which is not secret to its holder, or that it makes too many requests.
 */
export async function findKeyCaller(
  { database: { queries }, clock }: Needs,
  key: string,
  address: string,
): Promise<Outcome<Caller>> {
  const unknown = refused({ kind: 'unauthenticated', message: message('api-key-unknown') });
  if (!KEY_FORM.test(key)) return unknown;
  const tokenHash = hashToken(key);
  const now = clock.now();
  const most = KEY_REQUESTS_PER_MINUTE;
  const used = await takeKeyUse(queries, tokenHash, { now, address, windowSeconds: WINDOW_SECONDS, most });
  if (!used) {
    const ended = await findEndedKey(queries, tokenHash);
    if (!ended) return unknown;
    const code = ended.revokedAt ? 'api-key-revoked' : 'api-key-expired';
    return refused({ kind: 'unauthenticated', message: message(code) });
  }
  if (used.requests > most) {
    const seconds = Math.max(1, Math.ceil((used.windowEndsAt.getTime() - now.getTime()) / 1000));
    return refused({
      kind: 'too-many',
      message: message('api-key-too-many', { most, seconds }),
      retryAfterSeconds: seconds,
    });
  }
  return done({
    accountId: used.id,
    sessionId: used.id,
    isStaff: false,
    dashboardType: 'member',
    isProgram: true,
    keyScopes: used.scopes,
    secondFactorFrom: null,
    needsSecondFactor: false,
    moment: await findMoment(queries),
    scope: { kind: 'organisations', ids: [used.organisationId] },
    administered: { kind: 'organisations', ids: [] },
  });
}
