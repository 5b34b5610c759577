import type { Project, Shown } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../lib/client.ts';
import { shownModel } from '../../../../lib/project-changes/shown.ts';
import { newerProjectOf } from '../../../../lib/project-changes/stale-project.ts';
import { takeProject } from '../../../../lib/project-changes/take-project.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import { useMutationOnce } from '../../../../lib/use-mutation-once.ts';
import type { ActiveBaseline } from '../fields/reference-source.tsx';

/**
 * Completes the model or opens it again, based on the model and the baseline that the user saw; shows a newer project at
 * once.
 */
export function useToggleModel(project: Project, baseline: ActiveBaseline | null) {
  const queries = useQueryClient();
  return useMutationOnce({
    mutationFn: ({ keepsReference = false }: { readonly keepsReference?: boolean }) =>
      client.call(endpoints.toggleEmvi, {
        params: { uuid: project.uuid },
        ifMatch: String(project.revision),
        body: {
          shown: shownOfToggle(project, baseline),
          ...(keepsReference ? { keep_reference_value: true } : {}),
        },
      }),
    onSuccess: (toggled) => takeProject(queries, toggled),
    onError: (error) => {
      const newer = newerProjectOf(error);
      if (newer) takeProject(queries, newer.current);
      else void queries.invalidateQueries({ queryKey: queryKeys.project(project.uuid) });
      void queries.invalidateQueries({ queryKey: queryKeys.calculations(project.uuid) });
    },
  });
}

/** Returns what the screen showed to the user who completes a model or opens it again; the baseline only if it is known. */
export function shownOfToggle(project: Project, baseline: ActiveBaseline | null): Shown {
  return {
    ...shownModel(project),
    ...(baseline && {
      design_baseline: { uuid: baseline.uuid, name: baseline.name, mki_value: baseline.mkiEur },
    }),
  };
}
