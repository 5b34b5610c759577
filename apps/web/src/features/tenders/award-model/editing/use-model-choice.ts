import type { Project, ProjectChanges } from '@milieuspoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changeProject } from '../../../../lib/project-changes/change-project.ts';
import { newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import type { ModelEditing } from './use-model-editing.ts';

/**
 * Stores a choice of the model that is no field, after all that is typed in it: otherwise the user's own typing would
 * make the choice look overtaken. The change is made from the project as it is when its turn comes.
 */
export function useModelChoice<Choice>(
  { project, editor }: Pick<ModelEditing, 'project' | 'editor'>,
  changesOf: (choice: Choice, project: Project) => ProjectChanges,
) {
  const queries = useQueryClient();
  return useMutationOnce({
    mutationFn: (choice: Choice) =>
      new Promise<Project>((resolve, reject) => {
        const store = async () => {
          const now = queries.getQueryData<Project>(queryKeys.project(project.uuid)) ?? project;
          await changeProject(now, changesOf(choice, now)).then(resolve, reject);
        };
        void editor.inTurn(store);
      }),
    onSuccess: (changed) => takeProject(queries, changed),
    onError: (failure) => {
      const newer = newerProjectOf(failure);
      if (newer) takeProject(queries, newer.current);
    },
  });
}
