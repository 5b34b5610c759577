import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { insertNewMembership } from '../memberships/memberships.queries.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { listToldAdministrators } from '../organisations/administrators.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { admissionMail, colleagueMail } from './account-mails.ts';
import type { AdmittingRow } from './admitting-domains.queries.ts';
import type { Confirmed } from './registration.queries.ts';
import { endRegistration } from './waiting-registrations.queries.ts';

/** The role that shows figures and changes nothing. */
const LOWEST_ROLE = 'viewer';

/**
 * Admits a person who registered with an address in a domain of an organisation that chose so, and informs its
 * administrators.
 */
export async function admitColleague(
  { clock, secret, settings }: Pick<Dependencies, 'clock' | 'secret' | 'settings'>,
  queries: Queries,
  {
    accountId,
    person,
    place,
  }: { readonly accountId: string; readonly person: Confirmed; readonly place: AdmittingRow },
): Promise<void> {
  const { organisationId, organisationName, domain } = place;
  const accountName = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const who = { at: clock.now(), accountId };
  await endRegistration(queries, accountId, { active: true, dashboardType: LOWEST_ROLE });
  await recordHistory(queries, {
    ...who,
    organisationId: null,
    projectId: null,
    subject: { type: 'account', id: accountId, name: accountName },
    action: 'changed',
    changes: {
      registered: { from: true, to: false },
      dashboardType: { from: person.dashboardType, to: LOWEST_ROLE },
    },
  });
  const id = await insertNewMembership(queries, organisationId, accountId);
  if (id !== null)
    await recordMembership(queries, {
      ...who,
      membership: { id, accountId, accountName, organisationId },
      action: 'created',
      changes: {
        organisation: { from: null, to: organisationName },
        admittedByDomain: { from: null, to: domain },
      },
    });
  const send = (mail: Mail) => queueMail({ secret, clock }, queries, mail);
  await send(
    admissionMail(person, settings.publicUrl, { organisation: organisationName, dashboardType: LOWEST_ROLE }),
  );
  for (const administrator of await listToldAdministrators(queries, organisationId))
    await send(
      colleagueMail(administrator, settings.publicUrl, { name: accountName, ...place, email: person.email }),
    );
}
