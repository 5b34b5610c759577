import type { AdminOrganisationChanges } from '@milieuspoor/contract';
import {
  changedOf,
  changesBetween,
  fromWire,
  isBeforeToday,
  isSooner,
  ORGANISATION_DATA,
  valuesOf,
} from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { announceSecondFactor } from '../accounts/second-factor/announce-second-factor.ts';
import {
  type AdminOrganisationRow,
  lockAdminOrganisation,
} from '../organisations/admin-organisations.queries.ts';
import { updateOrganisationRow } from '../organisations/organisations.queries.ts';
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
    const before = valuesOf(ORGANISATION_DATA, organisation);
    const changes = changedOf(before, fromWire(ORGANISATION_DATA, input));
    if (Object.keys(changes).length === 0) return done(organisation);
    const after = { ...organisation, ...changes };
    if (isBeforeToday(after.secondFactorFrom, clock.now()) && 'secondFactorFrom' in changes)
      return invalidField('second_factor_from', message('second-factor-day-past'));
    await updateOrganisationRow(queries, id, changes);
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
      changes: changesBetween({ ...before }, changes),
    });
    return done(after);
  });
}
