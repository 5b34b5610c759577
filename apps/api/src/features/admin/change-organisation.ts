import type { AdminOrganisationChanges } from '@milieuspoor/contract';
import { changesBetween } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { recordHistory } from '../history/record-history.queries.ts';
import {
  type AdminOrganisationRow,
  lockAdminOrganisation,
  type OrganisationData,
  updateOrganisationData,
} from './admin-organisations.queries.ts';

/** Renames an organisation, changes its contact data or what it asks of its users. */
export async function changeOrganisation(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  id: string,
  input: AdminOrganisationChanges,
): Promise<Outcome<AdminOrganisationRow>> {
  return database.transaction(async (queries) => {
    const organisation = await lockAdminOrganisation(queries, id);
    if (!organisation) return NOT_FOUND;
    const before: OrganisationData = {
      name: organisation.name,
      email: organisation.email,
      telNumber: organisation.telNumber,
      contact: organisation.contact,
      requiresSecondFactor: organisation.requiresSecondFactor,
    };
    const after: OrganisationData = {
      name: input.name ?? before.name,
      email: input.email ?? before.email,
      telNumber: input.tel_number ?? before.telNumber,
      contact: input.contact ?? before.contact,
      requiresSecondFactor: input.requires_second_factor ?? before.requiresSecondFactor,
    };
    const changes = changesBetween({ ...before }, { ...after });
    if (Object.keys(changes).length === 0) return done(organisation);
    await updateOrganisationData(queries, id, after);
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: id,
      projectId: null,
      subject: { type: 'organisation', id, name: after.name },
      action: 'changed',
      changes,
    });
    return done({ ...organisation, ...after });
  });
}
