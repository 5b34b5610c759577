import { changesBetween, type Language } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { checkAlways } from '../accounts/passwords/check-again.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { collectPersonalData } from './collect-personal-data.ts';
import { findPerson } from './personal-data.queries.ts';
import { writePersonalFiles } from './write-personal-files.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret'>;

interface PersonalZip {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/**
 * Exports one's own data, for a person who knows the password or just signed in through their organisation: a browser
 * that was left signed in is not enough.
 */
export async function exportOwnData(
  dependencies: Needs,
  caller: Pick<Caller, 'accountId' | 'sessionId'>,
  { password, language }: { readonly password: string | undefined; readonly language: Language },
): Promise<Outcome<PersonalZip>> {
  const { accountId } = caller;
  const unsure = await checkAlways(dependencies, caller, { field: 'current_password', password });
  return unsure ?? exportPerson(dependencies, { accountId, byId: accountId, language });
}

/** Returns the data of a person as files, and records in the history who requested them. */
export async function exportPerson(
  dependencies: Needs,
  {
    accountId,
    byId,
    language,
  }: { readonly accountId: string; readonly byId: string; readonly language: Language },
): Promise<Outcome<PersonalZip>> {
  const { database, clock } = dependencies;
  const at = clock.now();
  return database.transaction<Outcome<PersonalZip>>(async (queries) => {
    const person = await findPerson(queries, accountId);
    if (!person) return NOT_FOUND;
    await recordHistory(queries, {
      at,
      accountId: byId,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id: person.id, name: person.name },
      action: 'changed',
      changes: changesBetween({}, { dataExported: true }),
    });
    const data = await collectPersonalData(dependencies, queries, person);
    const bytes = writePersonalFiles({ person, data, at, language });
    return done({ fileName: `Gegevens_${person.username}.zip`, bytes });
  });
}
