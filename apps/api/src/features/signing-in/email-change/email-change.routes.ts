import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../../dependencies.ts';
import { type Route, route } from '../../../http/gate.ts';
import { done } from '../../../http/outcome.ts';
import {
  type AwaitedChange,
  deleteEmailChange,
  findEmailChange,
} from '../../accounts/email-change/email-change.queries.ts';
import { askEmailChange } from './ask-email-change.ts';
import { confirmEmailChange, getEmailLink } from './confirm-email-change.ts';

/** The routes for another e-mail address of one's own account. */
export function emailChangeRoutes(dependencies: Dependencies): Route[] {
  const {
    database: { queries },
    clock,
  } = dependencies;
  return [
    route(endpoints.getEmailChange, async ({ caller }) =>
      done(toAnswer(await findEmailChange(queries, caller.accountId, clock.now()))),
    ),
    route(endpoints.askEmailChange, async ({ caller, body }) => {
      const outcome = await askEmailChange(dependencies, caller, {
        email: body.email,
        password: body.current_password,
      });
      return outcome.ok ? done(toAnswer(outcome.value)) : outcome;
    }),
    route(endpoints.withdrawEmailChange, async ({ caller }) => {
      await deleteEmailChange(queries, caller.accountId);
      return done(undefined);
    }),
    route(endpoints.getEmailLink, async ({ body, call }) => getEmailLink(dependencies, body.token, call)),
    route(endpoints.confirmEmailChange, async ({ body, call }) =>
      confirmEmailChange(dependencies, body.token, call),
    ),
  ];
}

function toAnswer(change: AwaitedChange | null) {
  return {
    change: change && {
      email: change.email,
      old_confirmed: change.oldConfirmed,
      new_confirmed: change.newConfirmed,
      expires_at: change.expiresAt.toISOString(),
    },
  };
}
