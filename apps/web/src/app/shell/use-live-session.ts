import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/accounts/index.ts';
import type { Session } from '../guard.ts';

/** The session that a guard found, with its user as they are now: a name that was changed shows at once. */
export function useLiveSession(session: Session): Session {
  const { data } = useQuery({ ...currentUserQuery, enabled: false });
  return data?.uuid === session.user.uuid ? { ...session, user: data } : session;
}
