import type { Language } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Settings } from '../../settings.ts';
import { type Message, type MessageCode, message, sentence } from '../../text/message.ts';
import { listToldAdministrators } from '../organisations/administrators.queries.ts';
import { findAccountStanding } from './holdings.queries.ts';
import { type LeavingPlan, shownName } from './plan-leaving.ts';

/** Why somebody may hold less, which is the beginning of the mail. */
export type LeavingReason = 'suspended' | 'removed' | 'dismissed' | 'account' | 'erased';

type Steps = LeavingPlan['steps'];

interface Reader {
  readonly email: string;
  readonly language: Language;
}

/**
 * Informs the administrators of each organisation, and those who take something over, what ended and what continues;
 * not who did it. Called once the action is stored: a person who holds less no longer administers that organisation,
 * so is not informed.
 */
export async function queueLeavingMails(
  { secret, clock, settings }: Pick<Dependencies, 'secret' | 'clock' | 'settings'>,
  queries: Queries,
  steps: Steps,
  act: { readonly accountId: string; readonly reason: LeavingReason; readonly personName: string },
): Promise<void> {
  const ids = [...new Set(steps.flatMap(({ held }) => held.organisationId ?? []))];
  const actor = (await findAccountStanding(queries, act.accountId))?.name ?? '';
  for (const organisationId of ids) {
    const own = steps.filter(({ held }) => held.organisationId === organisationId);
    const readers = new Map<string, Reader>();
    for (const told of await listToldAdministrators(queries, organisationId))
      readers.set(told.accountId, told);
    for (const { holder } of own) if (holder) readers.set(holder.accountId, holder);
    readers.delete(act.accountId);
    for (const reader of readers.values())
      if (reader.email !== '')
        await queueMail({ secret, clock }, queries, mailTo(reader, settings, own, { ...act, actor }));
  }
}

function mailTo(
  { email, language }: Reader,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  steps: Steps,
  { reason, personName, actor }: { reason: LeavingReason; personName: string; actor: string },
): Mail {
  const { organisationName, organisationSlug } = steps[0]?.held ?? {};
  const organisation = organisationName ?? '';
  const say = (code: MessageCode, list: Steps = []) =>
    sentence(message(code, { person: personName, organisation, actor, list: list.map(named) }), language);
  const kept = steps.filter(({ holder }) => holder);
  const bids = steps.filter(({ held }) => held.kind === 'bid');
  const ended = steps.filter(({ held, holder }) => !holder && held.kind !== 'bid');
  return composeMail({
    to: email,
    subject: say(reason === 'erased' ? 'mail-leaving-erased-subject' : 'mail-leaving-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [
      say(`mail-leaving-${reason}`),
      ...(ended.length > 0 ? [say('mail-leaving-ended', ended)] : []),
      ...(kept.length > 0 ? [say('mail-leaving-kept', kept)] : []),
      ...(bids.length > 0 ? [say('mail-leaving-bids', bids)] : []),
      ...(ended.some(({ held }) => held.kind === 'api-key' || held.kind === 'webhook')
        ? [say('mail-leaving-do')]
        : []),
    ],
    link: {
      label: say('mail-leaving-link'),
      address: `${publicUrl}/#/o/${organisationSlug}/instellingen?tab=koppelingen`,
    },
    closing: say('mail-closing'),
  });
}

/** Returns a thing by its kind and name, with its new holder. */
function named({ held, holder }: Steps[number]): Message {
  const thing = message(`holding-${held.kind}`, { name: shownName(held), project: held.projectName ?? '' });
  return holder ? message('holding-of', { thing: [thing], holder: holder.name }) : thing;
}
