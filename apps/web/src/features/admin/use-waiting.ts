import { useQuery } from '@tanstack/react-query';
import type { AdminSection } from '../../lib/paths.ts';
import { registrationListQuery, unlockRequestsQuery } from './admin-queries.ts';

/** Whose address is confirmed: the others cannot be admitted yet. The count says how many, one row is enough. */
const confirmedRegistrations = registrationListQuery({ verified: 'true', page_size: 1 });

/** How many wait in a part of the administration for somebody to act; 0 where nothing is waited for. */
export function useWaiting(section: AdminSection): number {
  const registrations = useQuery({ ...confirmedRegistrations, enabled: section === 'registraties' });
  const requests = useQuery({ ...unlockRequestsQuery, enabled: section === 'verzoeken' });
  if (section === 'registraties') return registrations.data?.count ?? 0;
  return section === 'verzoeken' ? (requests.data?.count ?? 0) : 0;
}
