import { formatIsoDay, toIsoDay } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { regularly } from '../../platform/regularly.ts';
import type { Settings } from '../../settings.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';
import {
  listToldAdministrators,
  type ToldAdministratorRow,
} from '../organisations/administrators.queries.ts';
import { type EndingKeyRow, takeEndingKey } from './api-keys.queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/**
 * Warns the administrators of an organisation that one of its keys ends within a week. Each key has its own
 * transaction: the record of the warning is stored with the mails, or neither is.
 */
export async function warnOfEndingKeys(needs: Needs): Promise<void> {
  while (await warnOfOne(needs));
}

async function warnOfOne({ database, clock, secret, settings }: Needs): Promise<boolean> {
  return database.transaction(async (queries) => {
    const now = clock.now();
    const key = await takeEndingKey(queries, now, new Date(now.getTime() + WEEK_MS));
    if (!key) return false;
    for (const told of await listToldAdministrators(queries, key.organisationId))
      await queueMail({ secret, clock }, queries, endingMail(told, settings, key));
    return true;
  });
}

function endingMail(
  { email, language }: ToldAdministratorRow,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { name, organisationName: organisation, organisationSlug, expiresAt }: EndingKeyRow,
): Mail {
  const day = formatIsoDay(toIsoDay(expiresAt));
  const say = (code: MessageCode) => sentence(message(code, { name, organisation, day }), language);
  return composeMail({
    to: email,
    subject: say('mail-api-key-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [say('mail-api-key-ends'), say('mail-api-key-do')],
    link: {
      label: say('mail-api-key-link'),
      address: `${publicUrl}/#/o/${organisationSlug}/instellingen?tab=koppelingen`,
    },
    closing: say('mail-closing'),
  });
}

/** Warns at once and then every hour, until it is stopped. */
export function warnOfEndingKeysRegularly(needs: Needs, onFault: (cause: unknown) => void): () => void {
  void warnOfEndingKeys(needs).catch(onFault);
  return regularly(HOUR_MS, () => warnOfEndingKeys(needs), onFault);
}
