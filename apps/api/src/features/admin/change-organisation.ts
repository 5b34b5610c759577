import type { AdminOrganisationChanges } from '@milieuspoor/contract';
import { changesBetween, isBeforeToday, isSooner } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { announceSecondFactor } from '../accounts/second-factor/announce-second-factor.ts';
import {
  type AdminOrganisationRow,
  lockAdminOrganisation,
  type OrganisationData,
  updateOrganisationData,
} from '../organisations/admin-organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';

/** Changes the name of an organisation, its contact data or its requirements for users. */
export async function changeOrganisation(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Caller,
  id: string,
  input: AdminOrganisationChanges,
): Promise<Outcome<AdminOrganisationRow>> {
  const { database, clock } = dependencies;
  return database.transaction(async (queries) => {
    const organisation = await lockAdminOrganisation(queries, id);
    if (!organisation) return NOT_FOUND;
    const before: OrganisationData = {
      name: organisation.name,
      email: organisation.email,
      telNumber: organisation.telNumber,
      contact: organisation.contact,
      secondFactorFrom: organisation.secondFactorFrom,
    };
    const after: OrganisationData = {
      name: input.name ?? before.name,
      email: input.email ?? before.email,
      telNumber: input.tel_number ?? before.telNumber,
      contact: input.contact ?? before.contact,
      secondFactorFrom:
        input.second_factor_from === undefined ? before.secondFactorFrom : input.second_factor_from,
    };
    const changes = changesBetween({ ...before }, { ...after });
    if (Object.keys(changes).length === 0) return done(organisation);
    if (isBeforeToday(after.secondFactorFrom, clock.now()) && 'secondFactorFrom' in changes)
      return invalidField('second_factor_from', message('second-factor-day-past'));
    await updateOrganisationData(queries, id, after);
    if (isSooner(before.secondFactorFrom, after.secondFactorFrom))
      await announceSecondFactor(dependencies, queries, {
        organisationId: id,
        name: after.name,
        from: after.secondFactorFrom,
      });
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
