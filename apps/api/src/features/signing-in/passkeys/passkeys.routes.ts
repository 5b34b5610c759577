import { endpoints, type Passkey } from '@milieuspoor/contract';
import type { Dependencies } from '../../../dependencies.ts';
import { collection } from '../../../http/collection.ts';
import { type Route, route } from '../../../http/gate.ts';
import { aboutAccount, done } from '../../../http/outcome.ts';
import { returnAttempts } from '../../accounts/throttling/throttle.ts';
import { checkCredentials } from '../check-credentials.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeysOf, type PasskeyRow } from './passkeys.queries.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { askPasskey } from './take-passkey.ts';

/** The routes of one's own passkeys. */
export function passkeyRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  return [
    route(endpoints.listPasskeys, async ({ caller }) =>
      done(collection((await listPasskeysOf(queries, caller.accountId)).map(toPasskey))),
    ),
    route(endpoints.beginPasskey, async ({ caller, body }) =>
      beginPasskey(dependencies, caller, body?.current_password),
    ),
    route(endpoints.addPasskey, async ({ caller, body }) => {
      const outcome = await addPasskey(dependencies, caller, body);
      return outcome.ok ? done({ recovery_codes: outcome.value.recoveryCodes }) : outcome;
    }),
    route(endpoints.renamePasskey, async ({ caller, params, body }) => {
      const outcome = await renamePasskey(dependencies, caller, { passkeyId: params.passkey, ...body });
      return outcome.ok ? done(toPasskey(outcome.value)) : outcome;
    }),
    route(endpoints.removePasskey, async ({ caller, params, body }) =>
      removePasskey(dependencies, caller, { passkeyId: params.passkey, ...body }),
    ),
    route(endpoints.beginPasskeySignIn, async ({ body, call: { address, cookies } }) => {
      const outcome = await checkCredentials(dependencies, { ...body, address, cookies });
      if (!outcome.ok) return outcome;
      const { account, throttles } = outcome.value;
      await returnAttempts(queries, throttles.all);
      return aboutAccount(account.id, await askPasskey(dependencies, account.id));
    }),
  ];
}

function toPasskey({ id, name, createdAt, lastUsedAt, backedUp }: PasskeyRow): Passkey {
  return {
    uuid: id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    backed_up: backedUp,
  };
}
