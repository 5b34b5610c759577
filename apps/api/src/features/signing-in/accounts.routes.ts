import { endpoints, type User } from '@milieuspoor/contract';
import { ACCOUNT_MEMORY, ACCOUNT_PROFILE, toWire } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { type Route, route } from '../../http/gate.ts';
import { done } from '../../http/outcome.ts';
import type { Settings } from '../../settings.ts';
import { type AccountRow, getAccount } from '../accounts/accounts.queries.ts';
import { mustHaveSecondFactor } from '../accounts/second-factor/must-have-second-factor.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import { deleteSession } from '../accounts/sessions/sessions.queries.ts';
import { updateProfile } from '../accounts/update-profile.ts';
import { listOwnInvitations } from '../invitations/own-invitations.queries.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { logIn } from './log-in.ts';
import { securityRoutes } from './security.routes.ts';

export function accountRoutes(dependencies: Dependencies): Route[] {
  const {
    database: { queries },
    settings,
    clock,
  } = dependencies;
  const answerOf = async (account: AccountRow, caller: Caller): Promise<User> => {
    const now = clock.now();
    const invitations = await listOwnInvitations(queries, account.id, now);
    return {
      ...toUser(account, caller, settings, now),
      invited_to: invitations.map(({ organisationName }) => organisationName),
    };
  };
  return [
    route(endpoints.logIn, async ({ body, call: { address, userAgent, cookies } }) =>
      logIn(dependencies, { ...body, address, userAgent, cookies }),
    ),
    route(endpoints.logOut, async ({ token }) => {
      if (token) await deleteSession(queries, hashToken(token));
      return done(undefined);
    }),
    route(endpoints.getCurrentUser, async ({ caller }) =>
      done(await answerOf(await getAccount(queries, caller.accountId), caller)),
    ),
    route(
      endpoints.updateCurrentUser,
      async ({ caller, body }) => {
        const outcome = await updateProfile(dependencies, caller.accountId, body);
        return outcome.ok ? done(await answerOf(outcome.value, caller)) : outcome;
      },
      async ({ caller }) => answerOf(await getAccount(queries, caller.accountId), caller),
    ),
    ...securityRoutes(dependencies),
    ...emailChangeRoutes(dependencies),
  ];
}

/** The session decides whether a second factor is required: it may have been opened with two. */
function toUser(
  account: AccountRow,
  { secondFactorFrom }: Pick<Caller, 'secondFactorFrom'>,
  settings: Settings,
  now: Date,
): Omit<User, 'invited_to'> {
  return {
    uuid: account.id,
    username: account.username,
    ...toWire(ACCOUNT_PROFILE, account),
    ...toWire(ACCOUNT_MEMORY, account),
    email: account.email,
    is_staff: account.isStaff,
    dashboard_type: account.dashboardType,
    second_factor: account.secondFactor,
    authenticator: account.authenticator,
    recovery_codes_left: account.recoveryCodesLeft,
    second_factor_required: mustHaveSecondFactor(
      settings,
      { isStaff: account.isStaff, secondFactorFrom },
      now,
    ),
    second_factor_from: secondFactorFrom,
    waits_for_admission: account.waitsForAdmission,
    administers: [...account.administers],
  };
}
