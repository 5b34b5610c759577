import type { Calculation, Project } from '@milieuspoor/contract';
import { changeProject } from '../../../lib/project-changes/change-project.ts';
import { shownCalculation } from '../../../lib/project-changes/shown.ts';
import { useChangeProject } from './use-change-project.ts';

/** Saves the answer to the scope question; 'no' takes the as-built baselines away with it (part 2, §4). */
export function useAnswerScope(
  project: Project,
  asBuiltBaselines: readonly Pick<Calculation, 'uuid' | 'name' | 'mki_value'>[],
) {
  return useChangeProject(project, (changed: boolean) =>
    changeProject(project, {
      asbuilt_scope_changed: changed,
      ...(!changed && asBuiltBaselines.length > 0 ? { delete_asbuilt_baselines: true } : {}),
      shown: { as_built_baselines: asBuiltBaselines.flatMap((each) => shownCalculation(each) ?? []) },
    }),
  );
}
