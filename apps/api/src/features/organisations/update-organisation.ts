import { changesBetween, isBeforeToday, isSooner } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { announceSecondFactor } from '../accounts/second-factor/announce-second-factor.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import {
  lockOrganisation,
  type OrganisationRow,
  type OrganisationSettings,
  updateOrganisationSettings,
} from './organisations.queries.ts';

/** Changes the contact data of an organisation, or its requirements for members; absent fields do not change. */
export async function updateOrganisation(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Caller,
  slug: string,
  given: Partial<OrganisationSettings>,
): Promise<Outcome<OrganisationRow>> {
  const { database, clock } = dependencies;
  return database.transaction(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, slug);
    if (!organisation) return NOT_FOUND;
    const { id, name, email, telNumber, contact, secondFactorFrom } = organisation;
    const before: OrganisationSettings = { email, telNumber, contact, secondFactorFrom };
    const changes = changesBetween({ ...before }, given);
    if (Object.keys(changes).length === 0) return done(organisation);
    const after = { ...before, ...given };
    if (isBeforeToday(after.secondFactorFrom, clock.now()) && 'secondFactorFrom' in changes)
      return invalidField('second_factor_from', message('second-factor-day-past'));
    await updateOrganisationSettings(queries, id, after);
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
      changes,
    });
    return done({ ...organisation, ...after });
  });
}
