import type { Shown } from '@milieuspoor/contract';
import { isProvider } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import type { Caller } from '../../../../http/caller.ts';
import { done, type Outcome, type Refusal, refused } from '../../../../http/outcome.ts';
import { message } from '../../../../text/message.ts';
import { refuseOvertaken } from '../../../award/shown/refuse-overtaken.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';
import { type LockedRequest, lockRequest, type Needs } from './lock-request.ts';
import { findWitness, hasOtherWitness, markBidsOpened } from './openings.queries.ts';
import { recordOpening } from './record-opening.ts';
import { refuseOpening } from './refuse-opening.ts';

/**
 * Opens the bids of a project, for everybody and irreversibly: by the person whom another member asked, in their own
 * session. What would be opened must be what was requested, and what their screen shows.
 */
export async function confirmOpening(
  needs: Needs,
  caller: Caller,
  { projectId, shown }: { readonly projectId: string; readonly shown: Shown | undefined },
): Promise<Outcome<ProjectRow>> {
  return lockRequest(needs, caller, projectId, async (queries, { project, asker, at }) => {
    const refusal =
      (await refuseOvertaken(queries, caller, project, { shown })) ??
      (await refuseConfirming(queries, caller, { project, asker })) ??
      (await refuseOpening(queries, project)) ??
      (await refuseOther(queries, caller, { project, asker }));
    if (refusal) return refused(refusal);
    await markBidsOpened(queries, project, at);
    const step = { at, accountId: caller.accountId, project, other: asker };
    await recordOpening(queries, { ...step, askedAt: asker.at });
    return done(undefined);
  });
}

type Request = Pick<LockedRequest, 'project' | 'asker'>;

/**
 * Returns why somebody may not confirm: they were not asked, or they are staff of the provider and there is a second
 * member now. The asker must still be a member, so that there are two people. Returns null if they may.
 */
export async function refuseConfirming(
  queries: Queries,
  caller: Caller,
  { project, asker }: Request,
): Promise<Refusal | null> {
  const { openingWitnessId: witnessId, openingWitness: name } = project;
  if (witnessId === null) {
    if (!isProvider(caller)) return { kind: 'conflict', message: message('opening-for-provider') };
    if (await hasOtherWitness(queries, project, asker.id))
      return { kind: 'conflict', message: message('opening-has-other-member') };
  } else if (witnessId !== caller.accountId || !(await findWitness(queries, project, witnessId)))
    return { kind: 'conflict', message: message('opening-for-other', { name: name ?? '' }) };
  return (await findWitness(queries, project, asker.id))
    ? null
    : { kind: 'conflict', message: message('opening-asker-gone', { name: asker.name }) };
}

/** Returns the refusal if what would be opened differs from what was requested. */
async function refuseOther(
  queries: Queries,
  caller: Caller,
  { project, asker }: Request,
): Promise<Refusal | null> {
  const { openingAskedOf: asked } = project;
  const shown = asked ? { ...asked, bidders: [...asked.bidders] } : undefined;
  const overtaken = await refuseOvertaken(queries, caller, project, { shown });
  return overtaken?.kind === 'overtaken'
    ? { ...overtaken, message: message('opening-overtaken', { name: asker.name }) }
    : overtaken;
}
