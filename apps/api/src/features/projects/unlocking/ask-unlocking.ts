import { formatModified, openingStep } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { message } from '../../../text/message.ts';
import { lockProjectRow, type ProjectRow } from '../projects.queries.ts';
import { recordProject } from '../record-project.ts';
import { unlockRefusalMail, unlockRequestMail } from './unlock-mails.ts';
import {
  answerUnlockRequest,
  findOpenUnlockRequest,
  findProjectOfRequest,
  insertUnlockRequest,
} from './unlock-requests.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

interface Asked {
  readonly id: string;
  readonly reason: string;
}

/** Stores a member's request to open a closed project, and mails it to the provider. */
export async function askUnlocking(
  { database, clock, secret, settings }: Needs,
  caller: Caller,
  { id, reason }: Asked,
): Promise<Outcome<ProjectRow>> {
  return database.transaction<Outcome<ProjectRow>>(async (queries) => {
    // The lock keeps anybody from opening it meanwhile, which would leave the request behind.
    const project = await lockProjectRow(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const kind = openingStep(project);
    if (!kind) return refused({ kind: 'conflict', message: message('nothing-to-open') });
    const waiting = await findOpenUnlockRequest(queries, project);
    if (waiting)
      return refused({
        kind: 'conflict',
        message: message('unlocking-asked', { name: waiting.askedBy, at: formatModified(waiting.askedAt) }),
      });
    const at = clock.now();
    const { accountId } = caller;
    await insertUnlockRequest(queries, project, { kind, accountId, reason, at });
    await recordProject(queries, { at, accountId, project }, {}, { told: { unlockingAsked: reason } });
    const asked = await findOpenUnlockRequest(queries, project);
    const mail = unlockRequestMail(settings, project, { asker: asked?.askedBy ?? '', kind, reason });
    await queueMail({ secret, clock }, queries, mail);
    return done(project);
  });
}

/** Leaves a project closed, and tells the asker so; somebody else may have answered meanwhile. */
export async function refuseUnlocking(
  { database, clock, secret, settings }: Needs,
  caller: Caller,
  { id, reason }: Asked,
): Promise<Outcome<ProjectRow>> {
  return database.transaction<Outcome<ProjectRow>>(async (queries) => {
    const found = await findProjectOfRequest(queries, caller.scope, id);
    const project = found && (await lockProjectRow(queries, caller.scope, found.projectId));
    if (!project) return NOT_FOUND;
    const at = clock.now();
    const answer = { outcome: 'refused', answer: reason, at } as const;
    const asker = await answerUnlockRequest(queries, project, { id }, answer);
    if (!asker) return refused({ kind: 'conflict', message: message('unlocking-answered') });
    const event = { at, accountId: caller.accountId, project };
    await recordProject(queries, event, {}, { told: { unlockingRefused: reason } });
    await queueMail({ secret, clock }, queries, unlockRefusalMail(asker, settings, project, reason));
    return done(project);
  });
}
