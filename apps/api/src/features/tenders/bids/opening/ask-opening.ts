import type { Shown } from '@milieuspoor/contract';
import { formatModified } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import type { Dependencies } from '../../../../dependencies.ts';
import type { Caller } from '../../../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../../../http/outcome.ts';
import { queueMail } from '../../../../platform/mail/queue-mail.ts';
import { message } from '../../../../text/message.ts';
import { findAccountName } from '../../../accounts/accounts.queries.ts';
import { refuseOvertaken } from '../../../award/shown/refuse-overtaken.ts';
import { listApplicants } from '../../../bids/applicants.queries.ts';
import {
  findProject,
  lockProjectRow,
  type ProjectRow,
  touchProject,
} from '../../../projects/projects.queries.ts';
import { askedProviderMail, askedWitnessMail } from './opening-mails.ts';
import { findWitness, hasOtherWitness, setOpeningRequest, type WitnessRow } from './openings.queries.ts';
import { recordAsking } from './record-opening.ts';
import { refuseOpening } from './refuse-opening.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

interface Asking {
  readonly projectId: string;
  /** null if there is no other member, and the provider confirms */
  readonly witnessId: string | null;
  readonly shown: Shown | undefined;
}

/**
 * Asks a second member to open the bids of a project; they get a mail, and confirm in their own session. Asking opens
 * nothing. The asker may ask again, also another member.
 */
export async function askOpening(
  { database, clock, secret, settings }: Needs,
  caller: Caller,
  { projectId, witnessId, shown }: Asking,
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, projectId);
    if (!project) return NOT_FOUND;
    const overtaken = await refuseOvertaken(queries, caller, project, { shown });
    if (overtaken) return refused(overtaken);
    const refusal = await refuseOpening(queries, project);
    if (refusal) return refused(refusal);
    const { openingAskedById: askedBy, openingAskedAt: askedAt } = project;
    if (askedBy !== null && askedAt !== null && askedBy !== caller.accountId) {
      const said = { name: project.openingAskedBy ?? '', at: formatModified(askedAt) };
      return refused({ kind: 'conflict', message: message('opening-asked', said) });
    }
    const witness = await findAsked(queries, project, caller, witnessId);
    if (!witness.ok) return witness;
    const at = clock.now();
    const { accountId } = caller;
    const bidders = (await listApplicants(queries, project)).map(({ id: uuid, name }) => ({ uuid, name }));
    const subject = { award_model_version: project.awardModelVersion, bidders };
    await setOpeningRequest(queries, project, { at, accountId, witnessId, subject });
    const other = witnessId && witness.value ? { id: witnessId, name: witness.value.name } : null;
    await recordAsking(queries, { at, accountId, project, other });
    const asker = await findAccountName(queries, accountId);
    const mail = witness.value
      ? askedWitnessMail(witness.value, settings, project, asker)
      : askedProviderMail(settings, project, asker);
    await queueMail({ secret, clock }, queries, mail);
    await touchProject(queries, project, at);
    const stored = await findProject(queries, caller.scope, projectId);
    return stored ? done(stored) : NOT_FOUND;
  });
}

/** Returns the person to ask: another member, or nobody by name if the organisation has no other one. */
async function findAsked(
  queries: Queries,
  project: ProjectRow,
  { accountId }: Caller,
  witnessId: string | null,
): Promise<Outcome<WitnessRow | null>> {
  if (witnessId === null)
    return (await hasOtherWitness(queries, project, accountId))
      ? invalidField('witness', message('witness-there-is'))
      : done(null);
  const witness = witnessId === accountId ? null : await findWitness(queries, project, witnessId);
  return witness ? done(witness) : invalidField('witness', message('witness-not-other-member'));
}
