import type { Dependencies } from '../../../dependencies.ts';
import { type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { takeCode } from '../../accounts/second-factor/take-code.ts';
import { listPasskeysOf } from '../passkeys/passkeys.queries.ts';
import { type PasskeyAnswer, takePasskey } from '../passkeys/take-passkey.ts';

/** What somebody gives as a second factor at signing in. */
export interface SecondFactorInput {
  /** of the authenticator app, or a recovery code */
  readonly code?: string | undefined;
  /** what a passkey signed, in place of a code */
  readonly passkey?: PasskeyAnswer | undefined;
}

type Refused = Extract<Outcome<never>, { ok: false }>;

/** What asks for a second factor, of an account that has one: by a code, or a passkey where it has one. */
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

/** Takes the second factor that was given; null when it was right. */
export function takeSecondFactor(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  accountId: string,
  { code, passkey }: SecondFactorInput,
): Promise<Refused | null> {
  return passkey
    ? takePasskey(dependencies, accountId, passkey)
    : takeCode(dependencies, accountId, code ?? '');
}
