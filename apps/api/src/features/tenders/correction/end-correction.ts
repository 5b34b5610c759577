import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { setCorrection } from './corrections.queries.ts';
import { takeCorrectionStep } from './take-correction-step.ts';

/** Ends the open correction, whoever began it; the history records its reason at the end as well. */
export async function endCorrection(
  dependencies: Parameters<typeof takeCorrectionStep>[0],
  caller: Caller,
  projectId: string,
): Promise<Outcome<ProjectRow>> {
  return takeCorrectionStep(dependencies, caller, projectId, async (queries, { project }) => {
    if (!project.correctionBegunAt) return refused({ kind: 'conflict', message: message('no-correction') });
    // A model that is being edited would be fixed halfway, with a ranking by it.
    if (project.emviStatus === 'Editing')
      return refused({ kind: 'conflict', message: message('correction-model-open') });
    await setCorrection(queries, project, null);
    return done({
      correction: { from: true, to: false },
      reason: { from: null, to: project.correctionReason },
    });
  });
}
