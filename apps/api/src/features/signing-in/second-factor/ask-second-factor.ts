import type { Dependencies } from '../../../dependencies.ts';
import { type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { takeCode } from '../../accounts/second-factor/take-code.ts';
import { listPasskeysOf } from '../passkeys/passkeys.queries.ts';
import { type PasskeyAnswer, takePasskey } from '../passkeys/take-passkey.ts';

/** The second factor that a person gives at sign-in. */
export interface SecondFactorInput {
  /** of the authenticator app, or a recovery code */
  readonly code?: string | undefined;
  /** a passkey's signature, in place of a code */
  readonly passkey?: PasskeyAnswer | undefined;
}

type Refused = Extract<Outcome<never>, { ok: false }>;

/** Returns the request for a second factor of an account that has one: a code, or a passkey where it has one. */
export async function askSecondFactor(
  { database: { queries } }: Pick<Dependencies, 'database'>,
  accountId: string,
): Promise<Refused> {
  const hasPasskey = (await listPasskeysOf(queries, accountId)).length > 0;
  return refused({
    kind: 'invalid',
    fields: {
      code: [message(hasPasskey ? 'code-or-passkey-needed' : 'code-needed')],
      ...(hasPasskey ? { passkey: [message('passkey-needed')] } : {}),
    },
  });
}

/** Checks the given second factor; null when it was right. */
export function takeSecondFactor(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  accountId: string,
  { code, passkey }: SecondFactorInput,
): Promise<Refused | null> {
  return passkey
    ? takePasskey(dependencies, accountId, passkey)
    : takeCode(dependencies, accountId, code ?? '');
}
