import type { Calculation, Project, Shown } from '@milieuspoor/contract';
import { changeProject } from '../../../lib/project-changes/change-project.ts';
import { shownCalculation } from '../../../lib/project-changes/shown.ts';
import { useChangeProject } from './use-change-project.ts';

type AsBuiltBaseline = Pick<Calculation, 'uuid' | 'name' | 'mki_value'>;

/** Saves the answer to the scope question; 'no' takes the as-built baselines away with it (part 2, §4). */
export function useAnswerScope(project: Project, asBuiltBaselines: readonly AsBuiltBaseline[]) {
  return useChangeProject(project, (changed: boolean) =>
    changeProject(project, {
      asbuilt_scope_changed: changed,
      ...(!changed && asBuiltBaselines.length > 0 ? { delete_asbuilt_baselines: true } : {}),
      shown: shownOfScope(asBuiltBaselines),
    }),
  );
}

/** What an answer says was on the screen. */
export function shownOfScope(asBuiltBaselines: readonly AsBuiltBaseline[]): Shown {
  return { as_built_baselines: asBuiltBaselines.flatMap((each) => shownCalculation(each) ?? []) };
}
