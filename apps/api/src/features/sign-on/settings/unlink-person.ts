import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { tellHolder } from '../../accounts/security-mails.ts';
import { lockAdminUser } from '../../memberships/admin-users.queries.ts';
import { personName } from '../../memberships/person-name.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { unlinkAccount } from './sign-on-settings.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/**
 * Unlinks a person from their identity at an organisation's provider: the wrong one was linked, or they have another
 * identity by now. Their other ways to sign in do not change.
 */
export async function unlinkPerson(
  dependencies: Needs,
  caller: Caller,
  { accountId, organisationId }: { readonly accountId: string; readonly organisationId: string },
): Promise<Outcome<undefined>> {
  const { database, clock } = dependencies;
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const user = await lockAdminUser(queries, accountId);
    const organisation = user && (await unlinkAccount(queries, organisationId, accountId));
    if (!user || organisation === null) return NOT_FOUND;
    await recordHistory(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id: user.id, name: personName(user) },
      action: 'changed',
      changes: { signOnLinked: { from: organisation, to: null } },
    });
    await tellHolder(dependencies, queries, user, 'sign-on-unlinked');
    return done(undefined);
  });
}
