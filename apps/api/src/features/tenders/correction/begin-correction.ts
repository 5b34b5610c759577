import type { ChangesOf } from '@milieuspoor/domain';
import type { Caller } from '../../../http/caller.ts';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { setCorrection } from './corrections.queries.ts';
import { takeCorrectionStep } from './take-correction-step.ts';

/** Begins a correction, with the reason that the history and the record of the award state; only one can be open. */
export async function beginCorrection(
  dependencies: Parameters<typeof takeCorrectionStep>[0],
  caller: Caller,
  { projectId, reason }: { readonly projectId: string; readonly reason: string },
): Promise<Outcome<ProjectRow>> {
  return takeCorrectionStep(dependencies, caller, projectId, async (queries, { project, at, accountId }) => {
    if (project.correctionBegunAt) {
      const person = project.correctionBegunBy ?? '';
      return refused({ kind: 'conflict', message: message('correction-begun', { person }) });
    }
    await setCorrection(queries, project, { at, accountId, reason });
    return done(begunCorrection(reason));
  });
}

/** Returns what the history records of a correction that begins. */
export function begunCorrection(reason: string): ChangesOf<'correction' | 'reason'> {
  return { correction: { from: false, to: true }, reason: { from: null, to: reason } };
}
