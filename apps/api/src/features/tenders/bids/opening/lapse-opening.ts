import type { Queries } from '../../../../database/open-database.ts';
import type { Dependencies } from '../../../../dependencies.ts';
import { queueMail } from '../../../../platform/mail/queue-mail.ts';
import { touchProject } from '../../../projects/projects.queries.ts';
import { recordHistory } from '../../../record/record-history.queries.ts';
import { lapsedMail } from './opening-mails.ts';
import { findWaitingOpening, setOpeningRequest } from './openings.queries.ts';

interface Lapsing {
  readonly projectId: string;
  readonly organisationId: string | null;
  /** the asker or the witness, who may no longer act there */
  readonly leaverId: string;
}

/**
 * Removes a request to open bids when the asker or the witness is gone, and tells the other one: it can be made again.
 */
export async function lapseOpening(
  { secret, clock, settings }: Pick<Dependencies, 'secret' | 'clock' | 'settings'>,
  queries: Queries,
  { projectId, organisationId, leaverId }: Lapsing,
  who: { readonly at: Date; readonly accountId: string },
): Promise<void> {
  const waiting =
    organisationId && (await findWaitingOpening(queries, organisationId, { projectId, leaverId }));
  if (!waiting) return;
  const { other, ...project } = waiting;
  await setOpeningRequest(queries, project, null);
  await touchProject(queries, project, who.at);
  await recordHistory(queries, {
    ...who,
    organisationId: project.organisationId,
    projectId,
    subject: { type: 'project', id: projectId, name: project.name },
    action: 'changed',
    changes: { openingAsked: { from: true, to: null } },
    automatic: true,
  });
  if (other) await queueMail({ secret, clock }, queries, lapsedMail(other, settings, project));
}
