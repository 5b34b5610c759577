import type { Calculation, Project } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { client } from '../../../lib/client.ts';
import { changeProject } from '../../../lib/project-changes/change-project.ts';
import { NewerProjectError } from '../../../lib/project-changes/stale-project.ts';
import { useChangeProject } from './use-change-project.ts';

/** Saves the answer to the scope question; 'no' takes the as-built baselines away first (part 2, §4). */
export function useAnswerScope(project: Project, asBuiltBaselines: readonly Pick<Calculation, 'uuid'>[]) {
  return useChangeProject(project, async (changed: boolean) => {
    if (!changed && asBuiltBaselines.length > 0) {
      await expectUnchanged(project);
      for (const { uuid } of asBuiltBaselines) await deleteCalculation(uuid);
    }
    return changeProject(project, { asbuilt_scope_changed: changed });
  });
}

/** Nothing is deleted on account of a project that has changed since it was read. */
async function expectUnchanged(project: Project): Promise<void> {
  const current = await client.call(endpoints.getProject, { params: { uuid: project.uuid } });
  if (current.revision !== project.revision) throw new NewerProjectError(current);
}

async function deleteCalculation(uuid: string): Promise<void> {
  try {
    await client.call(endpoints.deleteCalculation, { params: { uuid } });
  } catch (error) {
    // Somebody else took it away, or an earlier attempt did before it failed further on.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
