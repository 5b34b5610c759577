import { changesBetween } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { recordHistory } from '../history/record-history.queries.ts';
import {
  lockOrganisation,
  type OrganisationRow,
  type OrganisationSettings,
  updateOrganisationSettings,
} from './organisations.queries.ts';

/** Changes how an organisation can be reached, or what it asks of its members; what is not given stays as it is. */
export async function updateOrganisation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  slug: string,
  given: Partial<OrganisationSettings>,
): Promise<Outcome<OrganisationRow>> {
  return database.transaction(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, slug);
    if (!organisation) return NOT_FOUND;
    const { id, name, email, telNumber, contact, requiresSecondFactor } = organisation;
    const before: OrganisationSettings = { email, telNumber, contact, requiresSecondFactor };
    const changes = changesBetween({ ...before }, given);
    if (Object.keys(changes).length === 0) return done(organisation);
    const after = { ...before, ...given };
    await updateOrganisationSettings(queries, id, after);
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: id,
      projectId: null,
      subject: { type: 'organisation', id, name },
      action: 'changed',
      changes,
    });
    return done({ ...organisation, ...after });
  });
}
