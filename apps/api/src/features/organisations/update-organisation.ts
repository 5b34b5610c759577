import type { OrganisationChanges } from '@milieuspoor/contract';
import {
  changedOf,
  changesBetween,
  fromWire,
  isBeforeToday,
  isSooner,
  ORGANISATION_SETTINGS,
  valuesOf,
} from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { announceSecondFactor } from '../accounts/second-factor/announce-second-factor.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { lockOrganisation, type OrganisationRow, updateOrganisationRow } from './organisations.queries.ts';

/** Changes the contact data of an organisation, or its requirements for members; absent fields do not change. */
export async function updateOrganisation(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Caller,
  slug: string,
  input: OrganisationChanges,
): Promise<Outcome<OrganisationRow>> {
  const { database, clock } = dependencies;
  return database.transaction(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, slug);
    if (!organisation) return NOT_FOUND;
    const { id, name } = organisation;
    const before = valuesOf(ORGANISATION_SETTINGS, organisation);
    const changes = changedOf(before, fromWire(ORGANISATION_SETTINGS, input));
    if (Object.keys(changes).length === 0) return done(organisation);
    const after = { ...organisation, ...changes };
    if (isBeforeToday(after.secondFactorFrom, clock.now()) && 'secondFactorFrom' in changes)
      return invalidField('second_factor_from', message('second-factor-day-past'));
    await updateOrganisationRow(queries, id, changes);
    if (isSooner(before.secondFactorFrom, after.secondFactorFrom))
      await announceSecondFactor(dependencies, queries, {
        organisationId: id,
        name,
        from: after.secondFactorFrom,
      });
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: id,
      projectId: null,
      subject: { type: 'organisation', id, name },
      action: 'changed',
      changes: changesBetween({ ...before }, changes),
    });
    return done(after);
  });
}
