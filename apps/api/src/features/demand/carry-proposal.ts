import { awardModelEditable, type Language, projectDataLock } from '@milieuspoor/domain';
import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Message, message } from '../../text/message.ts';
import { keepProposal } from '../award/model/proposals.queries.ts';
import { updateProject } from '../project-life/update-project.ts';
import { fixedByOpening } from '../projects/fixed-by-opening.ts';
import { findProject, type ProjectRow } from '../projects/projects.queries.ts';
import { readDemand } from './read-demand.ts';

/** A proposal as it was shown, to be carried into the award model of a project. */
interface CarriedRequest {
  readonly id: string;
  /** whole euro, and whether all types of the sector were asked for */
  readonly shown: {
    readonly reference: number;
    readonly target: number;
    readonly project_type?: '' | undefined;
  };
  /** the version of the project that was shown; null if the caller does not say */
  readonly seen: string | null;
  readonly language: Language;
}

/**
 * Gives the award model of a project the reference and target value that are proposed, if they still are the ones that
 * were shown, and keeps the projects behind them as they are now.
 */
export async function carryProposal(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  { id, shown, seen, language }: CarriedRequest,
): Promise<Outcome<ProjectRow>> {
  const project = await findProject(database.queries, caller.scope, id);
  if (!project) return NOT_FOUND;
  const refusal = refusalOf(project);
  if (refusal) return refused({ kind: 'conflict', message: refusal });
  const { project_type } = shown;
  const demand = await readDemand(database.queries, caller, {
    slug: project.organisationSlug,
    query: { project_uuid: id, set: 'a1', ...(project_type === '' ? { project_type } : {}) },
  });
  if (!demand.ok) return demand;
  const { proposal, projects } = demand.value;
  if (!proposal || proposal.reference !== shown.reference || proposal.target !== shown.target)
    return refused({ kind: 'conflict', message: message('demand-changed') });
  const { basis, percent } = proposal;
  const { reference: referenceEur, target: targetEur } = shown;
  return updateProject({ database, clock }, caller, {
    ...{ id, seen, language, input: { mki_manually_set: false, mki_lower_boundary: targetEur } },
    beside: async (queries, stored, carriedAt) => {
      // Where another baseline became active meanwhile, the model does not have what was proposed.
      if (stored.mkiUpperBoundaryEur !== referenceEur) return;
      await keepProposal(queries, stored, {
        ...{ carriedAt, referenceEur, targetEur, percent, basis },
        projects: projects.flatMap(({ name, [basis]: reached }) =>
          reached === null ? [] : [{ name, percent: reached }],
        ),
      });
    },
  });
}

/** Returns why the model cannot be given a proposal, also where its values are what is proposed already. */
function refusalOf(project: ProjectRow): Message | null {
  const lock = projectDataLock(project);
  if (lock) return message(lock);
  if (!awardModelEditable(project.emviStatus)) return message('award-model-complete');
  return project.discountSteps ? message('demand-with-steps') : fixedByOpening(project);
}
