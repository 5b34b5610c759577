import { endpoints, type OwnInvitation } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { acceptOwnInvitation, declineOwnInvitation } from './answer-invitation.ts';
import { listOwnInvitations, type OwnInvitationRow } from './own-invitations.queries.ts';

/** The routes of an account's own invitations. */
export function ownInvitationRoutes(dependencies: Dependencies): Route[] {
  const {
    database: { queries },
    clock,
  } = dependencies;
  return [
    route(endpoints.listOwnInvitations, async ({ caller }) => {
      const rows = await listOwnInvitations(queries, caller.accountId, clock.now());
      return done(collection(rows.map(toOwnInvitation)));
    }),
    route(endpoints.acceptOwnInvitation, ({ caller, params }) =>
      acceptOwnInvitation(dependencies, caller, params.invitation),
    ),
    route(endpoints.declineOwnInvitation, ({ caller, params }) =>
      declineOwnInvitation(dependencies, caller, params.invitation),
    ),
  ];
}

function toOwnInvitation(row: OwnInvitationRow): OwnInvitation {
  return {
    uuid: row.id,
    organization: row.organisationName,
    sender: row.sender,
    dashboard_type: row.dashboardType,
    administrator: row.administrator,
    expires: row.expiresAt.toISOString(),
  };
}
