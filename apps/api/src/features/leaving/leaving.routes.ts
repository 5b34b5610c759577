import { endpoints, type Leaving } from '@milieuspoor/contract';
import { endsWithHolder, isHandedOn, leastStanding } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { findAdminUser } from '../memberships/admin-users.queries.ts';
import { findManagedMember } from '../memberships/managed-members.queries.ts';
import { findMembership } from '../memberships/memberships.queries.ts';
import { type Departure, departureOfMember, type Falling, findFalling } from './departure.ts';
import { findAccountStanding, type HoldingRow } from './holdings.queries.ts';
import { departureOfAccount } from './plan-account-leaving.ts';
import { shownHolding } from './plan-leaving.ts';

type Act = 'leave' | 'dismiss';

/** The routes that show what somebody would no longer hold, before it ends. */
export function leavingRoutes({ database: { queries }, clock }: Dependencies): Route[] {
  const stated = async (departure: Departure): Promise<Outcome<Leaving>> =>
    done(toLeaving(await findFalling(queries, departure, clock.now())));

  async function ofMembership(id: string, act: Act): Promise<Outcome<Leaving>> {
    const membership = await findMembership(queries, id);
    const account = membership && (await findAccountStanding(queries, membership.accountId));
    const present = account?.memberships.find((each) => each.id === id);
    if (!membership || !account || !present) return NOT_FOUND;
    const active = act === 'dismiss' && present.active;
    return stated(departureOfMember(account, { id, ...membership }, { active, administrator: false }));
  }

  return [
    route(endpoints.listMemberHoldings, async ({ caller, params: { org, membership }, query }) => {
      const member = await findManagedMember(queries, caller.administered, { slug: org, id: membership });
      // An invited person holds nothing yet, whether or not they have an account.
      return member && member.state !== 'invited' ? ofMembership(membership, query.act) : NOT_FOUND;
    }),
    route(endpoints.listMembershipHoldings, ({ params, query }) =>
      ofMembership(params.membership, query.act),
    ),
    route(endpoints.listAccountHoldings, async ({ params, query }) => {
      const user = await findAdminUser(queries, params.account);
      const account = user && (await findAccountStanding(queries, params.account));
      if (!account) return NOT_FOUND;
      return stated(
        departureOfAccount(params.account, account, {
          active: query.active ?? user.active,
          isStaff: query.is_staff ?? user.isStaff,
          dashboardType: query.dashboard_type ?? user.dashboardType,
        }),
      );
    }),
  ];
}

function toLeaving({ holdings, holders }: Falling): Leaving {
  return {
    holdings: holdings.map(toHolding),
    holders: holders.map(({ accountId, name, organisationSlug, standing }) => ({
      ...{ uuid: accountId, name, organization: organisationSlug, standing },
    })),
  };
}

function toHolding(held: HoldingRow): Leaving['holdings'][number] {
  const { kind, organisationId, organisationSlug, organisationName, projectId, projectName } = held;
  return {
    ...shownHolding(held),
    organization: organisationSlug === null ? null : { slug: organisationSlug, name: organisationName ?? '' },
    project: projectId === null ? null : { uuid: projectId, name: projectName ?? '' },
    needs: leastStanding({ kind, ofProject: projectId !== null }),
    handed_on: isHandedOn(kind) && organisationId !== null,
    ends: endsWithHolder(kind),
  };
}
