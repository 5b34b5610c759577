import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  listPersonalEntries,
  PERSONAL_SUBJECTS,
  type Person,
  type PersonalEntry,
  type PersonalSubject,
} from './personal-data.queries.ts';
import { listWaitingMails } from './waiting-mails.ts';

/** Everything that is stored of a person, subject by subject; a subject without data is an empty list. */
export type PersonalData = Readonly<Record<PersonalSubject | 'waiting_mails', readonly PersonalEntry[]>>;

export async function collectPersonalData(
  { secret }: Pick<Dependencies, 'secret'>,
  queries: Queries,
  person: Person,
): Promise<PersonalData> {
  const entries: [PersonalSubject, PersonalEntry[]][] = [];
  for (const subject of PERSONAL_SUBJECTS)
    entries.push([subject, await listPersonalEntries(queries, subject, person)]);
  const mails = await listWaitingMails(secret, queries, person.email);
  return {
    ...(Object.fromEntries(entries) as Record<PersonalSubject, PersonalEntry[]>),
    // The contents of a mail may hold a link that opens the account, so only its subject is included.
    waiting_mails: mails.map(({ mail, queuedAt }) => ({
      subject: mail.subject,
      created_at: queuedAt.toISOString(),
    })),
  };
}
