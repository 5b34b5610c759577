import { workMailDomain } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import {
  type ColleaguesRow,
  listPlacesOfDomains,
  type RegistrationRow,
} from '../registration/waiting-registrations.queries.ts';

/**
 * Returns for each registration where people with the same mail domain work: the registrant most likely belongs there.
 */
export async function listColleagues(
  queries: Queries,
  registrations: readonly Pick<RegistrationRow, 'id' | 'email'>[],
): Promise<ReadonlyMap<string, readonly ColleaguesRow[]>> {
  const domains = new Map(registrations.map(({ id, email }) => [id, workMailDomain(email)]));
  const asked = [...new Set([...domains.values()].filter((domain) => domain !== null))];
  const places = await listPlacesOfDomains(queries, asked);
  return new Map([...domains].map(([id, domain]) => [id, places.filter((place) => place.domain === domain)]));
}
