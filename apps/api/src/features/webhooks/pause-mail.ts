import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';
import { listToldAdministrators } from '../organisations/administrators.queries.ts';
import type { PausedWebhookRow } from './deliveries.queries.ts';

/** Tells the administrators of an organisation that a webhook was turned off, and what to do. */
export async function queuePauseMails(
  { secret, clock, settings }: Pick<Dependencies, 'secret' | 'clock' | 'settings'>,
  queries: Queries,
  { organisationId, organisationSlug, organisationName: organisation, url }: PausedWebhookRow,
): Promise<void> {
  for (const { email, language } of await listToldAdministrators(queries, organisationId)) {
    const { host } = new URL(url);
    const say = (code: MessageCode) => sentence(message(code, { organisation, host }), language);
    await queueMail(
      { secret, clock },
      queries,
      composeMail({
        to: email,
        subject: say('mail-webhook-paused-subject'),
        greeting: say('mail-greeting'),
        paragraphs: [say('mail-webhook-paused'), say('mail-webhook-paused-do')],
        link: {
          label: say('mail-webhook-paused-link'),
          address: `${settings.publicUrl}/#/o/${organisationSlug}/instellingen?tab=koppelingen`,
        },
        closing: say('mail-closing'),
      }),
    );
  }
}
