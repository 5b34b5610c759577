import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { findApiKey, revokeKey } from './api-keys.queries.ts';

/** Ends a key of an organisation that the caller administers: its next request is refused. */
export async function revokeApiKey(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  slug: string,
  id: string,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisationId = await findOrganisationId(queries, caller.administered, slug);
    if (!organisationId) return NOT_FOUND;
    const at = clock.now();
    const key = await findApiKey(queries, caller.administered, { organisationId, id }, at);
    if (!key) return NOT_FOUND;
    if (!(await revokeKey(queries, id, { at, accountId: caller.accountId })))
      return refused({ kind: 'conflict', message: message('api-key-revoked-before') });
    await recordHistory(queries, {
      at,
      accountId: caller.accountId,
      organisationId,
      projectId: null,
      subject: { type: 'api-key', id, name: key.name },
      action: 'deleted',
      changes: {},
    });
    return done(undefined);
  });
}
