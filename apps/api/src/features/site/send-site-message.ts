import { isEmailAddress, isTelephoneNumber, type SiteMessage } from '@milieuspoor/contract';
import { nameKey, SITE_PRODUCT_TYPE_LABELS } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Settings } from '../../settings.ts';
import { type Message, message, sentence } from '../../text/message.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { insertMessage } from '../help/messages.queries.ts';

const HOUR_SECONDS = 60 * 60;
/** As for registration: an office shares a network address. */
const PER_ADDRESS: AttemptLimit = { attempts: 30, windowSeconds: HOUR_SECONDS };
const PER_EMAIL: AttemptLimit = { attempts: 5, windowSeconds: HOUR_SECONDS };

interface SendDependencies extends Pick<Dependencies, 'database' | 'clock' | 'secret'> {
  readonly settings: Pick<Settings, 'providerEmail' | 'publicUrl'>;
}

/**
 * Stores a message of a visitor without an account for the provider's staff, and mails it to them. A program that fills
 * in every field gets the same answer, but its message is not stored.
 */
export async function sendSiteMessage(
  { database, clock, secret, settings }: SendDependencies,
  input: SiteMessage,
  call: Pick<Call, 'address'>,
): Promise<Outcome<undefined>> {
  const problems = siteMessageProblems(input);
  if (Object.keys(problems).length > 0) return refused({ kind: 'invalid', fields: problems });
  if (input.website !== '') return done(undefined);
  const now = clock.now();
  const throttles = [
    throttleBy('site-message/address', call.address, PER_ADDRESS),
    throttleBy('site-message/email', nameKey(input.email), PER_EMAIL),
  ];
  const closed = await takeAttempts(database.queries, throttles, now, 'too-many-messages');
  if (closed) return closed;

  const content = contentOf(input);
  await database.transaction(async (queries) => {
    await insertMessage(queries, {
      kind: 'site',
      organisationId: null,
      accountId: null,
      projectId: null,
      senderName: `${input.first_name} ${input.last_name}`,
      senderEmail: input.email,
      content,
      createdAt: now,
    });
    await queueMail({ secret, clock }, queries, messageMail(settings, input, content));
  });
  return done(undefined);
}

/** Returns what is missing or wrong, as messages per field in the site's words (part 1, §5). */
function siteMessageProblems(input: SiteMessage): Record<string, Message[]> {
  const problems: Record<string, Message[]> = {};
  if (input.first_name === '') problems.first_name = [message('site-first-name-required')];
  if (input.last_name === '') problems.last_name = [message('site-last-name-required')];
  if (input.email === '') problems.email = [message('site-email-required')];
  else if (!isEmailAddress(input.email)) problems.email = [message('site-email-invalid')];
  if (!isTelephoneNumber(input.telephone)) problems.telephone = [message('invalid-telephone')];
  if (input.company === '') problems.company = [message('site-company-required')];
  if (input.product_types.length === 0) problems.product_types = [message('site-product-types-required')];
  return problems;
}

/** Returns the message for the provider, in Dutch. */
function contentOf({ company, telephone, product_types: types, message: written }: SiteMessage): string {
  const labels = [...new Set(types)].map((type) => SITE_PRODUCT_TYPE_LABELS.nl[type]).join(', ');
  const lines = [`Organisatie: ${company}`, `Telefoon: ${telephone || '-'}`, `Producttypen: ${labels}`];
  return [...lines, ...(written ? ['', written] : [])].join('\n');
}

/** Writes the mail; answering it answers the sender. */
function messageMail(
  { providerEmail, publicUrl }: SendDependencies['settings'],
  { first_name: firstName, last_name: lastName, email, company }: SiteMessage,
  content: string,
): Mail {
  const values = { sender: `${firstName} ${lastName}`, email, organisation: company };
  const mail = composeMail({
    to: providerEmail,
    subject: sentence(message('site-mail-subject', values), 'nl'),
    greeting: sentence(message('contact-mail-greeting'), 'nl'),
    paragraphs: [sentence(message('site-mail-lead', values), 'nl'), content],
    link: {
      label: sentence(message('contact-mail-link'), 'nl'),
      address: `${publicUrl}/#/beheer/berichten`,
    },
    closing: sentence(message('contact-mail-closing'), 'nl'),
  });
  return { ...mail, replyTo: email };
}
