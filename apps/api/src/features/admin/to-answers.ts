import type { AdminOrganisation, AdminUser, Registration } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, formatModified, ORGANISATION_DATA, toWire } from '@milieuspoor/domain';
import type { AdminUserRow } from '../memberships/admin-users.queries.ts';
import type { AdminOrganisationRow } from '../organisations/admin-organisations.queries.ts';
import type { ColleaguesRow, RegistrationRow } from '../registration/waiting-registrations.queries.ts';

export function toAdminOrganisation(row: AdminOrganisationRow): AdminOrganisation {
  return {
    uuid: row.id,
    slug: row.slug,
    ...toWire(ORGANISATION_DATA, row),
    member_count: row.memberCount,
    administrator_count: row.administratorCount,
    project_count: row.projectCount,
  };
}

export function toAdminUser(row: AdminUserRow, now: Date): AdminUser {
  return {
    uuid: row.id,
    username: row.username,
    ...toWire(ACCOUNT_PERSON, row),
    email: row.email,
    is_staff: row.isStaff,
    dashboard_type: row.dashboardType,
    state: row.state,
    second_factor: row.secondFactor,
    invitation: row.invitation && invitationOf(row.invitation, now),
    memberships: row.memberships.map(({ id, slug, name, active, administrator }) => ({
      uuid: id,
      organization: slug,
      organization_name: name,
      active,
      administrator,
    })),
    sign_on_links: row.signOnLinks.map(({ id, name, linkedAt }) => ({
      organization: id,
      organization_name: name,
      linked: new Date(linkedAt).toISOString(),
    })),
  };
}

/** Returns what prevents an invited account from coming in, if anything does. */
function invitationOf(
  { mail, expiresAt }: NonNullable<AdminUserRow['invitation']>,
  now: Date,
): AdminUser['invitation'] {
  return mail === 'sent' && new Date(expiresAt) <= now ? 'over' : mail;
}

export function toRegistration(row: RegistrationRow, colleagues: readonly ColleaguesRow[]): Registration {
  return {
    uuid: row.id,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    organization: row.wish,
    verified: row.verified,
    registered: formatModified(row.registeredAt),
    colleagues: colleagues.map(({ organisationId, slug, name, members }) => ({
      organization: organisationId,
      slug,
      name,
      members,
    })),
  };
}
