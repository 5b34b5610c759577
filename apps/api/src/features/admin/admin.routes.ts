import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { inviteUser, resendInvitation } from '../invitations/invite-user.ts';
import { type AdminUserRow, findAdminUser, listAdminUsers } from '../memberships/admin-users.queries.ts';
import { findMembership } from '../memberships/memberships.queries.ts';
import {
  findAdminOrganisation,
  listAdminOrganisations,
} from '../organisations/admin-organisations.queries.ts';
import { listWaiting } from '../registration/waiting-registrations.queries.ts';
import { fixAnew } from '../statistics/others/fix-anew.ts';
import { addMembership, changeMembership, removeMembership } from './change-memberships.ts';
import { changeOrganisation } from './change-organisation.ts';
import { changeUser, resetSecondFactor } from './change-user.ts';
import { correctEmail } from './correct-email.ts';
import { createOrganisation } from './create-organisation.ts';
import { admitRegistration, rejectRegistration } from './decide-registration.ts';
import { endSessions } from './end-sessions.ts';
import { listColleagues } from './list-colleagues.ts';
import { listMixedSets } from './list-mixed-sets.ts';
import { toAdminOrganisation, toRegistration, toAdminUser as userAt } from './to-answers.ts';

/** The routes of the administration by staff: organisations, users, registrations, and what needs repair. */
export function adminRoutes(dependencies: Dependencies): Route[] {
  return [
    ...organisationAdminRoutes(dependencies),
    ...userAdminRoutes(dependencies),
    ...membershipRoutes(dependencies),
    ...registrationAdminRoutes(dependencies),
    route(endpoints.listProjectsOfSeveralSets, async ({ query }) =>
      done(
        pageOf(
          endpoints.listProjectsOfSeveralSets,
          query,
          await listMixedSets(dependencies.database.queries, query.page),
        ),
      ),
    ),
  ];
}

function organisationAdminRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  return [
    route(endpoints.listAdminOrganisations, async ({ query }) => {
      const { count, items } = await listAdminOrganisations(queries, query);
      const results = items.map(toAdminOrganisation);
      return done(pageOf(endpoints.listAdminOrganisations, query, { count, items: results }));
    }),
    route(endpoints.createOrganisation, async ({ caller, body }) =>
      mapped(await createOrganisation(dependencies, caller, body), toAdminOrganisation),
    ),
    route(endpoints.fixFiguresAnew, ({ caller, params, body }) =>
      fixAnew(dependencies, caller, { organisationId: params.organization, reason: body.reason }),
    ),
    route(
      endpoints.updateAdminOrganisation,
      async ({ caller, params, body }) =>
        mapped(
          await changeOrganisation(dependencies, caller, params.organization, body),
          toAdminOrganisation,
        ),
      async ({ params }) => {
        const organisation = await findAdminOrganisation(queries, params.organization);
        return organisation && toAdminOrganisation(organisation);
      },
    ),
  ];
}

function userAdminRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  const toAdminUser = (user: AdminUserRow) => userAt(user, dependencies.clock.now());
  return [
    route(endpoints.listAdminUsers, async ({ query }) => {
      const { count, items } = await listAdminUsers(queries, query);
      return done(pageOf(endpoints.listAdminUsers, query, { count, items: items.map(toAdminUser) }));
    }),
    route(endpoints.inviteUser, async ({ caller, body }) =>
      mapped(await inviteUser(dependencies, caller, body), toAdminUser),
    ),
    route(endpoints.resendInvitation, async ({ caller, params }) =>
      mapped(await resendInvitation(dependencies, caller, params.account), () => undefined),
    ),
    route(endpoints.getAdminUser, async ({ params }) => {
      const user = await findAdminUser(queries, params.account);
      return user ? done(toAdminUser(user)) : NOT_FOUND;
    }),
    route(
      endpoints.updateAdminUser,
      async ({ caller, params, body }) =>
        mapped(await changeUser(dependencies, caller, params.account, body), toAdminUser),
      async ({ params }) => {
        const user = await findAdminUser(queries, params.account);
        return user && toAdminUser(user);
      },
    ),
    route(endpoints.correctEmail, async ({ caller, params, body }) =>
      mapped(await correctEmail(dependencies, caller, params.account, body.email), toAdminUser),
    ),
    route(endpoints.endUserSessions, async ({ caller, params }) =>
      mapped(await endSessions(dependencies, caller, params.account), ({ endedSessions }) => ({
        ended_sessions: endedSessions,
      })),
    ),
    route(endpoints.resetSecondFactor, async ({ caller, params }) =>
      resetSecondFactor(dependencies, caller, params.account),
    ),
  ];
}

function membershipRoutes(dependencies: Dependencies): Route[] {
  const toAdminUser = (user: AdminUserRow) => userAt(user, dependencies.clock.now());
  return [
    route(endpoints.addMembership, async ({ caller, params, body }) =>
      mapped(await addMembership(dependencies, caller, params.account, body.organization), toAdminUser),
    ),
    route(
      endpoints.updateMembership,
      async ({ caller, params, body }) =>
        mapped(await changeMembership(dependencies, caller, params.membership, body), toAdminUser),
      async ({ params }) => {
        const membership = await findMembership(dependencies.database.queries, params.membership);
        const user = membership && (await findAdminUser(dependencies.database.queries, membership.accountId));
        return user
          ? (toAdminUser(user).memberships.find(({ uuid }) => uuid === params.membership) ?? null)
          : null;
      },
    ),
    route(endpoints.removeMembership, async ({ caller, params, body }) =>
      removeMembership(dependencies, caller, params.membership, body ?? {}),
    ),
  ];
}

function registrationAdminRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  return [
    route(endpoints.listRegistrations, async ({ query }) => {
      const { count, items } = await listWaiting(queries, query);
      const colleagues = await listColleagues(queries, items);
      const results = items.map((row) => toRegistration(row, colleagues.get(row.id) ?? []));
      return done(pageOf(endpoints.listRegistrations, query, { count, items: results }));
    }),
    route(endpoints.admitRegistration, async ({ caller, params, body }) => {
      const place = {
        organisationId: body.organization,
        newOrganisation: body.new_organization,
        dashboardType: body.dashboard_type,
      };
      return admitRegistration(dependencies, caller, params.registration, place);
    }),
    route(endpoints.rejectRegistration, async ({ caller, params }) =>
      rejectRegistration(dependencies, caller, params.registration),
    ),
  ];
}

function mapped<From, To>(outcome: Outcome<From>, to: (value: From) => To): Outcome<To> {
  return outcome.ok ? done(to(outcome.value)) : outcome;
}
