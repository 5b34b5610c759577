import type { Project } from '@milieuspoor/contract';
import { projectDataLock } from '@milieuspoor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { changeProject } from '../../../lib/project-changes/change-project.ts';
import { newerProjectOf } from '../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../lib/project-changes/take-project.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { type ProjectFormValues, toProjectData } from '../project-form/project-form-values.ts';

interface Saving {
  /** the version that the editor saw */
  readonly project: Project;
  readonly values: ProjectFormValues;
}

/**
 * Saves a project's own data, or only the planned completion once these are fixed; `newest` is the stored project if
 * somebody else was first.
 */
export function useSaveProject() {
  const queries = useQueryClient();
  const mutation = useMutationOnce({
    mutationFn: ({ project, values }: Saving) => {
      const data = toProjectData(values);
      if (!data) throw new TypeError('A form with problems is not saved');
      const { project_status: status, project_locked: locked } = project;
      const fixed = projectDataLock({ status, locked }) !== null;
      const { planned_completion_date } = data;
      return changeProject(project, fixed ? { planned_completion_date } : data);
    },
    onSuccess: (saved) => takeProject(queries, saved),
    onError: (error) => {
      const newer = newerProjectOf(error);
      if (newer) takeProject(queries, newer.current);
    },
  });
  const newer = newerProjectOf(mutation.error);
  return { ...mutation, newest: newer?.current ?? null, sentence: newer?.sentence ?? null };
}
