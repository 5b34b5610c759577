import { useQuery } from '@tanstack/react-query';
import type { AdminSection } from '../../../lib/paths.ts';
import { erasureRequestsQuery, registrationListQuery, unlockRequestsQuery } from '../admin-queries.ts';

/**
 * Counts registrations with a confirmed address, since the others cannot be admitted yet. The answer has the count, so
 * one row is enough.
 */
const confirmedRegistrations = registrationListQuery({ verified: 'true', page_size: 1 });

/**
 * Returns how many items wait in the parts of the administration where somebody has to act; the other parts have none.
 */
export function useWaiting(): Partial<Record<AdminSection, number>> {
  const registrations = useQuery(confirmedRegistrations);
  const requests = useQuery(unlockRequestsQuery);
  const erasures = useQuery(erasureRequestsQuery);
  return {
    registraties: registrations.data?.count ?? 0,
    wisverzoeken: erasures.data?.length ?? 0,
    verzoeken: requests.data?.count ?? 0,
  };
}
