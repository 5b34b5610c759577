import type { Queries } from '../../../../database/open-database.ts';
import type { Dependencies } from '../../../../dependencies.ts';
import type { Caller } from '../../../../http/caller.ts';
import { done, type Outcome, refused } from '../../../../http/outcome.ts';
import { queueMail } from '../../../../platform/mail/queue-mail.ts';
import { message } from '../../../../text/message.ts';
import { findAccountName } from '../../../accounts/accounts.queries.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';
import { refuseConfirming } from './confirm-opening.ts';
import { type LockedRequest, lockRequest, type Needs } from './lock-request.ts';
import { declinedMail } from './opening-mails.ts';
import { findWitness, setOpeningRequest } from './openings.queries.ts';
import { recordDeclining, recordWithdrawal } from './record-opening.ts';

/**
 * Withdraws a request to open bids on behalf of its asker; once the asker or the witness can't act any more, any member
 * may, so that no tender is left with a request that nobody can answer.
 */
export async function withdrawOpening(
  needs: Needs,
  caller: Caller,
  projectId: string,
): Promise<Outcome<ProjectRow>> {
  return lockRequest(needs, caller, projectId, async (queries, held) => {
    const { project, asker, at } = held;
    if (caller.accountId !== asker.id && !(await isLeftBehind(queries, held)))
      return refused({
        kind: 'conflict',
        message: message('opening-withdrawn-by-asker', { name: asker.name }),
      });
    await setOpeningRequest(queries, project, null);
    const { openingWitnessId: id, openingWitness: name } = project;
    const other = id !== null && name !== null ? { id, name } : null;
    await recordWithdrawal(queries, { at, accountId: caller.accountId, project, other });
    return done(undefined);
  });
}

async function isLeftBehind(queries: Queries, { project, asker }: LockedRequest): Promise<boolean> {
  const { openingWitnessId: witnessId } = project;
  if (!(await findWitness(queries, project, asker.id))) return true;
  return witnessId !== null && !(await findWitness(queries, project, witnessId));
}

/** Leaves the bids sealed, by decision of the witness; the asker gets a mail. */
export async function declineOpening(
  needs: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Caller,
  projectId: string,
): Promise<Outcome<ProjectRow>> {
  return lockRequest(needs, caller, projectId, async (queries, { project, asker, at }) => {
    const refusal = await refuseConfirming(queries, caller, { project, asker });
    if (refusal) return refused(refusal);
    await setOpeningRequest(queries, project, null);
    await recordDeclining(queries, { at, accountId: caller.accountId, project, other: asker });
    const to = await findWitness(queries, project, asker.id);
    const name = await findAccountName(queries, caller.accountId);
    if (to) await queueMail(needs, queries, declinedMail(to, needs.settings, project, name));
    return done(undefined);
  });
}
