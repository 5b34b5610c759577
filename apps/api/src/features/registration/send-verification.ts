import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { createToken, hashToken } from '../accounts/sessions/session-token.ts';
import { verificationMail } from './account-mails.ts';
import { replaceAccountToken } from './account-tokens.queries.ts';

const VERIFY_MS = 24 * 60 * 60 * 1000;

interface Registrant {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
}

/** Mails a new link that confirms the address of a registration; the former one becomes invalid. */
export async function sendVerification(
  { clock, secret, settings }: Pick<Dependencies, 'clock' | 'secret' | 'settings'>,
  queries: Queries,
  registrant: Registrant,
): Promise<void> {
  const now = clock.now();
  const key = createToken();
  await replaceAccountToken(queries, {
    tokenHash: hashToken(key),
    accountId: registrant.id,
    purpose: 'verify',
    createdAt: now,
    expiresAt: new Date(now.getTime() + VERIFY_MS),
  });
  await queueMail({ secret, clock }, queries, verificationMail(registrant, settings.publicUrl, key));
}
