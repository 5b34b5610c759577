import { type DashboardType, ORGANISATION_DATA, slugOf, withEmpty } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { message } from '../../text/message.ts';
import { closeWaysIn } from '../accounts/passwords/set-password.ts';
import { insertNewMembership } from '../memberships/memberships.queries.ts';
import { personName } from '../memberships/person-name.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { listOrganisationNames } from '../organisations/admin-organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { admissionMail, rejectionMail } from '../registration/account-mails.ts';
import { endRegistration, lockRegistration } from '../registration/waiting-registrations.queries.ts';
import { storeOrganisation } from './create-organisation.ts';

/** An existing organisation, or the name of a new one. */
interface AdmissionPlace {
  readonly organisationId: string | null;
  readonly newOrganisation: string;
}

/** Admits a person to an organisation, and informs them by mail. */
export async function admitRegistration(
  { database, clock, secret, settings }: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Caller,
  id: string,
  { dashboardType, ...place }: AdmissionPlace & { readonly dashboardType: DashboardType },
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const registration = await lockRegistration(queries, id);
    if (!registration) return NOT_FOUND;
    if (!registration.verified)
      return refused({ kind: 'conflict', message: message('registration-unverified') });
    const found = await findOrMakeOrganisation({ clock }, queries, caller, place);
    if (!found.ok) return found;
    const { id: organisationId, name: organisation } = found.value;

    await endRegistration(queries, id, { active: true, dashboardType });
    const accountName = personName(registration);
    const who = { at: clock.now(), accountId: caller.accountId };
    await recordHistory(queries, {
      ...who,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id, name: accountName },
      action: 'changed',
      changes: {
        registered: { from: true, to: false },
        dashboardType: { from: registration.dashboardType, to: dashboardType },
      },
    });
    const membershipId = await insertNewMembership(queries, organisationId, id);
    if (membershipId !== null)
      await recordMembership(queries, {
        ...who,
        membership: { id: membershipId, accountId: id, accountName, organisationId },
        action: 'created',
        changes: { organisation: { from: null, to: organisation } },
      });
    const mail = admissionMail(registration, settings.publicUrl, { organisation, dashboardType });
    await queueMail({ secret, clock }, queries, mail);
    return done(undefined);
  });
}

async function findOrMakeOrganisation(
  { clock }: Pick<Dependencies, 'clock'>,
  queries: Queries,
  caller: Caller,
  { organisationId, newOrganisation }: AdmissionPlace,
): Promise<Outcome<{ readonly id: string; readonly name: string }>> {
  if (organisationId !== null && newOrganisation !== '')
    return invalidField('new_organization', message('one-organisation'));
  if (organisationId !== null) {
    const [organisation] = await listOrganisationNames(queries, [organisationId]);
    return organisation ? done(organisation) : invalidField('organization', message('unknown-organisation'));
  }
  if (newOrganisation === '') return invalidField('organization', message('required'));
  const made = await storeOrganisation(
    { clock },
    queries,
    caller,
    slugOf(newOrganisation),
    withEmpty(ORGANISATION_DATA, { name: newOrganisation }),
  );
  // A name without a letter makes no slug; a slug that already exists is not possible either.
  return made.ok ? done(made.value) : invalidField('new_organization', message('organisation-name-taken'));
}

/**
 * Rejects a registration: the account is closed, and can be opened again under users. Its holder is informed, unless
 * the address was never confirmed, because then it may be somebody else's.
 */
export async function rejectRegistration(
  { database, clock, secret, settings }: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Caller,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const registration = await lockRegistration(queries, id);
    if (!registration) return NOT_FOUND;
    await endRegistration(queries, id, { active: false, dashboardType: registration.dashboardType });
    await closeWaysIn(queries, id, clock.now());
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id, name: personName(registration) },
      action: 'changed',
      changes: { registered: { from: true, to: false }, active: { from: true, to: false } },
    });
    if (registration.verified)
      await queueMail({ secret, clock }, queries, rejectionMail(registration, settings.publicUrl));
    return done(undefined);
  });
}
