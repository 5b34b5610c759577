import { endpoints, type ManagedMember } from '@milieuspoor/contract';
import { ACCOUNT_PERSON, toWire } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import {
  findManagedMember,
  listManagedMembers,
  type ManagedMemberRow,
} from '../memberships/managed-members.queries.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { changeMember, resendMemberInvitation, withdrawInvitation } from './change-member.ts';
import { inviteMember } from './invite-member.ts';

/** The routes of the members of an organisation, for its administrators. */
export function managedMemberRoutes(dependencies: Dependencies): Route[] {
  const {
    database: { queries },
    clock,
  } = dependencies;
  const stated = (member: ManagedMemberRow) => toManagedMember(member, clock.now());
  return [
    route(endpoints.listManagedMembers, async ({ caller, params: { org }, query }) => {
      if (!(await findOrganisationId(queries, caller.administered, org))) return NOT_FOUND;
      const { count, items } = await listManagedMembers(queries, caller.administered, {
        slug: org,
        page: query.page,
      });
      return done(pageOf(endpoints.listManagedMembers, query, { count, items: items.map(stated) }));
    }),
    route(endpoints.inviteMember, async ({ caller, params, body }) => {
      const outcome = await inviteMember(dependencies, caller, params.org, body);
      return outcome.ok ? done(stated(outcome.value)) : outcome;
    }),
    route(
      endpoints.updateMember,
      async ({ caller, params: { org, membership }, body }) => {
        const outcome = await changeMember(dependencies, caller, { slug: org, id: membership }, body);
        return outcome.ok ? done(stated(outcome.value)) : outcome;
      },
      async ({ caller, params: { org, membership } }) => {
        const member = await findManagedMember(queries, caller.administered, { slug: org, id: membership });
        return member && stated(member);
      },
    ),
    route(endpoints.resendMemberInvitation, async ({ caller, params: { org, membership } }) =>
      resendMemberInvitation(dependencies, caller, { slug: org, id: membership }),
    ),
    route(endpoints.withdrawInvitation, async ({ caller, params: { org, membership } }) =>
      withdrawInvitation(dependencies, caller, { slug: org, id: membership }),
    ),
  ];
}

function toManagedMember(row: ManagedMemberRow, now: Date): ManagedMember {
  const { sender, sentAt, expiresAt, mail } = row;
  return {
    uuid: row.id,
    user: {
      uuid: row.accountId,
      ...toWire(ACCOUNT_PERSON, row),
      email: row.email,
    },
    dashboard_type: row.dashboardType,
    administrator: row.administrator,
    active: row.active,
    state: row.state,
    last_login: row.lastLoginAt?.toISOString() ?? null,
    second_factor: row.secondFactor,
    invitation:
      row.state === 'invited' && sentAt && expiresAt && mail
        ? {
            sender: sender ?? '',
            sent: sentAt.toISOString(),
            expires: expiresAt.toISOString(),
            over: expiresAt <= now,
            mail,
          }
        : null,
  };
}
