import { ApiError } from '@milieuspoor/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery, organisationsQuery } from '../features/accounts/session-queries.ts';
import { sessionToken } from '../lib/session-token.ts';
import type { Session } from './guard.ts';

/**
 * Returns the signed-in user, null if there is none. Guards wait for it, so that no screen decides before it is known.
 */
export async function loadSession(queries: QueryClient): Promise<Session | null> {
  if (sessionToken() === null) return null;
  try {
    const [user, organisations] = await Promise.all([
      queries.ensureQueryData({ ...currentUserQuery, revalidateIfStale: true }),
      queries.ensureQueryData({ ...organisationsQuery, revalidateIfStale: true }),
    ]);
    return { user, organisations };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
