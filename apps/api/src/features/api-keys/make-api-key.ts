import { API_KEY_PREFIX, type ApiKeyScope } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { checkAgain } from '../accounts/passwords/check-again.ts';
import { createToken, hashToken } from '../accounts/sessions/session-token.ts';
import { lockAdministered } from '../organisations/administrators.queries.ts';
import { findOrganisationId, lockOrganisation } from '../organisations/organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { type ApiKeyRow, countWorkingKeys, findApiKey, insertApiKey } from './api-keys.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than a well-kept organisation has programs, but still few enough to survey. */
const MOST_KEYS = 50;
/** Enough to distinguish keys, too little to use one. */
const BEGINNING_LENGTH = API_KEY_PREFIX.length + 6;

interface NewKey {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly days: number;
  /** required of a person who signed in some time ago: a key outlasts the browser that was left signed in */
  readonly current_password?: string | undefined;
}

/**
 * Makes a key of an organisation that the caller administers. The key itself is in the answer, and is stored nowhere.
 */
export async function makeApiKey(
  dependencies: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  slug: string,
  { name, scopes, days, current_password }: NewKey,
): Promise<Outcome<{ readonly row: ApiKeyRow; readonly key: string }>> {
  const { database, clock } = dependencies;
  if (!(await findOrganisationId(database.queries, caller.administered, slug))) return NOT_FOUND;
  const unsure = await checkAgain(dependencies, caller, current_password);
  if (unsure) return unsure;
  const key = `${API_KEY_PREFIX}${createToken()}`;
  return database.transaction<Outcome<{ row: ApiKeyRow; key: string }>>(async (queries) => {
    // It is locked, so that two people who make a key at the same time count each other's.
    const organisation = await lockOrganisation(queries, caller.administered, slug);
    // This is checked while the organisation is locked: an account that was suspended meanwhile leaves no key behind.
    if (!organisation || !(await lockAdministered(queries, caller.accountId, organisation.id)))
      return NOT_FOUND;
    const now = clock.now();
    const working = await countWorkingKeys(queries, organisation.id, name, now);
    if (working.named) return invalidField('name', message('api-key-name-taken'));
    if (working.count >= MOST_KEYS)
      return refused({ kind: 'conflict', message: message('api-keys-most', { most: MOST_KEYS }) });
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const id = await insertApiKey(queries, {
      organisationId: organisation.id,
      name,
      tokenHash: hashToken(key),
      beginning: key.slice(0, BEGINNING_LENGTH),
      scopes: [...new Set(scopes)],
      createdAt: now,
      createdBy: caller.accountId,
      expiresAt,
    });
    await recordHistory(queries, {
      at: now,
      accountId: caller.accountId,
      organisationId: organisation.id,
      projectId: null,
      subject: { type: 'api-key', id, name },
      action: 'created',
      changes: {
        apiKeyScopes: { from: null, to: [...new Set(scopes)].join(', ') },
        apiKeyExpires: { from: null, to: expiresAt.toISOString() },
      },
    });
    const row = await findApiKey(queries, caller.administered, { organisationId: organisation.id, id }, now);
    return row ? done({ row, key }) : NOT_FOUND;
  });
}
