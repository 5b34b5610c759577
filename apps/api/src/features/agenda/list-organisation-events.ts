import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { type AgendaEventRow, listAgendaEvents, type Period } from './agenda-events.queries.ts';

/** Returns the events of the projects of one organisation of the caller. */
export async function listOrganisationEvents(
  { queries }: { queries: Queries },
  { scope }: Caller,
  { slug, period }: { slug: string; period: Period },
): Promise<Outcome<AgendaEventRow[]>> {
  if (!(await findOrganisationId(queries, scope, slug))) return NOT_FOUND;
  return done(await listAgendaEvents(queries, scope, { slug, period }));
}
