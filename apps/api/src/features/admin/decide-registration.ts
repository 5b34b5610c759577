import type { DashboardType } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { message } from '../../text/message.ts';
import { closeWaysIn } from '../accounts/passwords/set-password.ts';
import { recordHistory } from '../history/record-history.queries.ts';
import { admissionMail, rejectionMail } from '../registration/account-mails.ts';
import { listOrganisationNames } from './admin-organisations.queries.ts';
import { insertNewMembership } from './memberships.queries.ts';
import { personName } from './person-name.ts';
import { recordMembership } from './record-membership.ts';
import { endRegistration, lockRegistration } from './registrations.queries.ts';

/** Admits somebody to an organisation, and mails them so. */
export async function admitRegistration(
  { database, clock, secret, settings }: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Caller,
  id: string,
  { organisationId, dashboardType }: { organisationId: string; dashboardType: DashboardType },
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const registration = await lockRegistration(queries, id);
    if (!registration) return NOT_FOUND;
    if (!registration.verified)
      return refused({ kind: 'conflict', message: message('registration-unverified') });
    const [organisation] = await listOrganisationNames(queries, [organisationId]);
    if (!organisation) return invalidField('organization', message('unknown-organisation'));

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
        membership: { id: membershipId, accountName, organisationId },
        action: 'created',
        changes: { organisation: { from: null, to: organisation.name } },
      });
    const mail = admissionMail(registration, settings.publicUrl, organisation.name);
    await queueMail({ secret, clock }, queries, mail);
    return done(undefined);
  });
}

/**
 * Turns a registration down: the account is closed, and can be opened again under users. Its holder is told, unless the
 * address was never confirmed: then it may be somebody else's.
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
