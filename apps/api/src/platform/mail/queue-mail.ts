import type { Queries } from '../../database/open-database.ts';
import type { AppSecret } from '../app-secret.ts';
import type { Clock } from '../clock.ts';
import type { Mail } from './mailer.ts';
import { insertQueuedMail } from './queued-mails.queries.ts';

interface Needs {
  readonly secret: Pick<AppSecret, 'encrypt'>;
  readonly clock: Clock;
}

/** The contents of an entry in the queue, sealed. */
interface Letter {
  readonly mail: Mail;
  readonly wanted: boolean;
}

/**
 * Puts a mail into the queue in the same transaction as what it stores: both exist, or neither. Returns its message id.
 */
export async function queueMail(needs: Needs, queries: Queries, mail: Mail): Promise<string> {
  return insert(needs, queries, { mail, wanted: true });
}

/**
 * Takes as long as queueing a mail, but sends none, so that the time of an answer doesn't reveal whether an account
 * exists. In the database the two cannot be distinguished either.
 */
export async function queueNoMail(needs: Needs, queries: Queries, mail: Mail): Promise<void> {
  await insert(needs, queries, { mail, wanted: false });
}

async function insert({ secret, clock }: Needs, queries: Queries, letter: Letter): Promise<string> {
  return insertQueuedMail(queries, secret.encrypt(Buffer.from(JSON.stringify(letter))), clock.now());
}

/** Returns the queued mail, null for one without a recipient; throws when it was sealed with another secret. */
export function openQueued(secret: Pick<AppSecret, 'decrypt'>, sealed: Uint8Array): Mail | null {
  const { mail, wanted } = JSON.parse(secret.decrypt(sealed).toString()) as Letter;
  return wanted ? mail : null;
}

/**
 * Does the same as `openQueued` for callers that only read: it distinguishes mails without a recipient, and those that
 * were sealed with another secret.
 */
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
