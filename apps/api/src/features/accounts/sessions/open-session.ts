import type { Queries } from '../../../database/open-database.ts';
import { updateLastLogin } from '../accounts.queries.ts';
import { createToken, hashToken } from './session-token.ts';
import { insertSession, type SessionOrigin } from './sessions.queries.ts';

const USER_AGENT_MAX = 300;

interface NewSession {
  readonly accountId: string;
  readonly now: Date;
  readonly lastsMs: number;
  readonly address: string;
  readonly userAgent: string;
  /** when it was not opened by a password */
  readonly signOn?: SessionOrigin;
}

/** Opens a session; returns its token, which is shown only now. */
export async function openSession(
  queries: Queries,
  { accountId, now, lastsMs, address, userAgent, signOn }: NewSession,
): Promise<string> {
  const token = createToken();
  await insertSession(queries, {
    tokenHash: hashToken(token),
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lastsMs),
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
    address,
    ...(signOn ? { signOn } : {}),
  });
  await updateLastLogin(queries, accountId, now);
  return token;
}
