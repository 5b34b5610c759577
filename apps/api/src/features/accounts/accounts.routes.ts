import { endpoints, type User } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import { type AccountRow, getAccount } from './accounts.queries.ts';
import { logIn } from './log-in.ts';
import { hashToken } from './session-token.ts';
import { deleteSession } from './sessions.queries.ts';

export function accountRoutes({ database: { queries }, clock }: Dependencies): Route[] {
  return [
    route(endpoints.login, async ({ body, call }) =>
      logIn({ queries, clock }, { ...body, address: call.address }),
    ),
    route(endpoints.logout, async ({ token }) => {
      if (token) await deleteSession(queries, hashToken(token));
      return done(undefined);
    }),
    route(endpoints.getCurrentUser, async ({ caller }) =>
      done(toUser(await getAccount(queries, caller.accountId))),
    ),
  ];
}

function toUser(account: AccountRow): User {
  return {
    uuid: account.id,
    username: account.username,
    first_name: account.firstName,
    last_name: account.lastName,
    tel: account.tel,
    email: account.email,
    is_staff: account.isStaff,
    dashboard_type: account.dashboardType,
  };
}
