import { endpoints, type OpenSession } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { message, sentence } from '../../text/message.ts';
import { checkAgain } from '../accounts/passwords/check-again.ts';
import {
  deleteOneSessionOf,
  deleteSessionsOf,
  listSessions,
  type OpenSessionRow,
} from '../accounts/sessions/sessions.queries.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { disableSecondFactor, renewRecoveryCodes } from './second-factor/change-second-factor.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor/set-up-second-factor.ts';

/** The routes of one's own passwords, second factor and open sessions. */
export function securityRoutes(dependencies: Dependencies): Route[] {
  const { database, clock } = dependencies;
  return [
    route(endpoints.requestPasswordReset, async ({ body, call: { address, language } }) =>
      requestPasswordReset(dependencies, { ...body, address, language }),
    ),
    route(endpoints.resetPassword, async ({ body, call: { address } }) =>
      resetPassword(dependencies, { ...body, address }),
    ),
    route(endpoints.changePassword, async ({ caller, body, call }) => {
      const outcome = await changePassword(dependencies, caller, {
        current: body.current_password,
        password: body.password1,
        repeated: body.password2,
      });
      if (!outcome.ok) return outcome;
      const { endedSessions } = outcome.value;
      const sentenceCode = endedSessions > 0 ? 'password-changed-elsewhere-ended' : 'password-changed';
      return done({ detail: sentence(message(sentenceCode), call.language), ended_sessions: endedSessions });
    }),
    route(endpoints.listSessions, async ({ caller }) => {
      const sessions = (await listSessions(database.queries, caller.accountId, clock.now())).map((row) =>
        toOpenSession(row, caller.sessionId),
      );
      return done(collection(sessions.sort((left, right) => Number(right.current) - Number(left.current))));
    }),
    route(endpoints.deleteSession, async ({ caller, params, body }) => {
      const unsure = await checkAgain(dependencies, caller, body?.current_password);
      if (unsure) return unsure;
      const ended = await deleteOneSessionOf(database.queries, caller.accountId, params.session);
      return ended ? done(undefined) : NOT_FOUND;
    }),
    route(endpoints.deleteAllSessions, async ({ caller, query, body }) => {
      const unsure = await checkAgain(dependencies, caller, body?.current_password);
      if (unsure) return unsure;
      const keep = query.others ? caller.sessionId : null;
      await deleteSessionsOf(database.queries, caller.accountId, { keep });
      return done(undefined);
    }),
    route(endpoints.beginSecondFactor, async ({ caller, body }) => {
      const unsure = await checkAgain(dependencies, caller, body?.current_password);
      if (unsure) return unsure;
      const outcome = await beginSecondFactor(dependencies, caller);
      if (!outcome.ok) return outcome;
      const { secret, otpauthUri } = outcome.value;
      return done({ secret, otpauth_uri: otpauthUri });
    }),
    route(endpoints.confirmSecondFactor, async ({ caller, body }) => {
      const outcome = await confirmSecondFactor(dependencies, caller, body.code);
      return outcome.ok ? done({ recovery_codes: outcome.value.recoveryCodes }) : outcome;
    }),
    route(endpoints.renewRecoveryCodes, async ({ caller, body }) => {
      const outcome = await renewRecoveryCodes(dependencies, caller, body);
      return outcome.ok ? done({ recovery_codes: outcome.value.recoveryCodes }) : outcome;
    }),
    route(endpoints.disableSecondFactor, async ({ caller, body }) =>
      disableSecondFactor(dependencies, caller, body),
    ),
    ...passkeyRoutes(dependencies),
  ];
}

function toOpenSession(row: OpenSessionRow, currentId: string): OpenSession {
  return {
    uuid: row.id,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    user_agent: row.userAgent,
    address: row.address,
    signed_on_at: row.signedOnAt,
    current: row.id === currentId,
  };
}
