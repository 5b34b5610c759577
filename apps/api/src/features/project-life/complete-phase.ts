import {
  asBuiltObstacle,
  type CompletionDate,
  completionDateProblem,
  datesAfter,
  earliestCompletionDay,
  formatIsoDay,
  type ProjectState,
  phaseToComplete,
  statusAfter,
  tenderPhaseObstacle,
  toIsoDay,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { isWinnerExplained } from '../award/winner/is-winner-explained.ts';
import { findMixedSets } from '../calculations/find-set-mismatch.ts';
import { findCompletionFacts } from '../projects/project-state.queries.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';

const FIELD_OF: Readonly<Record<CompletionDate, 'designPhaseCompleteDate' | 'projectCompleteDate'>> = {
  design_phase_complete_date: 'designPhaseCompleteDate',
  project_complete_date: 'projectCompleteDate',
};

/**
 * Returns the changes that complete a phase: the next status and its dates, on the same conditions as on the screen. A
 * date without a status, or a status without its date, is refused (D-28).
 */
export async function completePhase(
  queries: Queries,
  caller: Caller,
  project: ProjectRow,
  asked: Partial<ProjectState>,
  today: string,
): Promise<Outcome<Partial<ProjectState>>> {
  const { status } = asked;
  if (status === undefined) {
    const lone = Object.entries(FIELD_OF).find(([, key]) => asked[key] !== undefined);
    return lone ? invalidField(lone[0], message('date-without-status')) : done({});
  }
  if (project.locked) return refused({ kind: 'conflict', message: message('project-locked') });
  const phase = phaseToComplete(project);
  if (phase === null || status !== statusAfter(phase, project))
    return invalidField('project_status', message('status-jump'));

  const subject = {
    ...project,
    ...asked,
    status: project.status,
    winnerExplained: phase === 'tender' ? await isWinnerExplained(queries, caller, project) : true,
    correcting: project.correctionBegunAt !== null,
    ...(await findCompletionFacts(queries, project)),
  };
  const obstacle = phase === 'tender' ? tenderPhaseObstacle(subject) : asBuiltObstacle(subject);
  if (obstacle) return invalidField('project_status', message(obstacle));

  const mixed = await findMixedSets(queries, project);
  if (mixed) return invalidField('project_status', mixed);

  const [first = 'project_complete_date', ...others] = datesAfter(phase, project);
  const date = asked[FIELD_OF[first]];
  if (!date) return invalidField(first, message('required'));
  const createdOn = toIsoDay(project.createdAt);
  const problem = completionDateProblem(date, {
    today,
    createdOn,
    notBefore: phase === 'as-built' ? project.designPhaseCompleteDate : null,
  });
  if (problem)
    return invalidField(first, message(problem, { day: formatIsoDay(earliestCompletionDay(createdOn)) }));
  for (const other of others) {
    const given = asked[FIELD_OF[other]];
    if (given !== undefined && given !== date) return invalidField(other, message('dates-differ'));
  }
  const dates = [first, ...others].map((name) => [FIELD_OF[name], date] as const);
  const stray = Object.entries(FIELD_OF).find(
    ([name, key]) => asked[key] !== undefined && name !== first && !others.includes(name as CompletionDate),
  );
  if (stray) return invalidField(stray[0], message('date-without-status'));
  return done({ status, ...Object.fromEntries(dates) });
}
