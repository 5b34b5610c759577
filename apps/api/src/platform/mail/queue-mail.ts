import type { Queries } from '../../database/open-database.ts';
import type { AppSecret } from '../app-secret.ts';
import type { Clock } from '../clock.ts';
import type { Mail } from './mailer.ts';
import { insertQueuedMail } from './queued-mails.queries.ts';

interface Needs {
  readonly secret: Pick<AppSecret, 'encrypt'>;
  readonly clock: Clock;
}

/** What stands in the queue, sealed. */
interface Letter {
  readonly mail: Mail;
  readonly wanted: boolean;
}

/** Puts a mail into the queue with what the transaction stores: both are there, or neither. Answers its message id. */
export async function queueMail(needs: Needs, queries: Queries, mail: Mail): Promise<string> {
  return insert(needs, queries, { mail, wanted: true });
}

/**
 * Takes as long as queueing a mail, and none is sent: so that the time of an answer doesn't tell whether there is an
 * account. In the database the two cannot be told apart either.
 */
export async function queueNoMail(needs: Needs, queries: Queries, mail: Mail): Promise<void> {
  await insert(needs, queries, { mail, wanted: false });
}

async function insert({ secret, clock }: Needs, queries: Queries, letter: Letter): Promise<string> {
  return insertQueuedMail(queries, secret.encrypt(Buffer.from(JSON.stringify(letter))), clock.now());
}

/** The mail that was queued, null for one that nobody gets; throws when it was sealed with another secret. */
export function openQueued(secret: Pick<AppSecret, 'decrypt'>, sealed: Uint8Array): Mail | null {
  const { mail, wanted } = JSON.parse(secret.decrypt(sealed).toString()) as Letter;
  return wanted ? mail : null;
}

/** The same, where who asks only reads: mails that nobody gets, and those that were sealed with another secret, are told apart. */
export function readQueued(
  secret: Pick<AppSecret, 'decrypt'>,
  sealed: Uint8Array,
): Mail | 'for-nobody' | 'unreadable' {
  try {
    return openQueued(secret, sealed) ?? 'for-nobody';
  } catch {
    return 'unreadable';
  }
}
