import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { createToken, hashToken } from '../accounts/sessions/session-token.ts';
import { invitationMail } from './account-mails.ts';
import { replaceAccountToken } from './account-tokens.queries.ts';
import { getInvitationContent } from './invitations.queries.ts';

const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  /** the inviter */
  readonly sentBy: string;
}

/**
 * Mails a link, valid for a week, to set a first password, with the inviter and the purpose; the former link becomes
 * invalid.
 */
export async function sendInvitation(
  { clock, secret, settings }: Pick<Dependencies, 'clock' | 'secret' | 'settings'>,
  queries: Queries,
  { id, email, language, sentBy }: Invited,
): Promise<void> {
  const now = clock.now();
  const token = createToken();
  const content = await getInvitationContent(queries, id, sentBy);
  const mail = invitationMail({ email, language }, settings.publicUrl, token, content);
  await replaceAccountToken(queries, {
    tokenHash: hashToken(token),
    accountId: id,
    purpose: 'invite',
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_MS),
    sentBy,
    messageId: await queueMail({ secret, clock }, queries, mail),
  });
}
