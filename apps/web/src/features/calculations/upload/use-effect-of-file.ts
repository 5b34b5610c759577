import type { CalculationCheck, Project } from '@milieuspoor/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query-keys.ts';
import { type EffectOfActivating, effectOfActivating } from '../effect-of-activating.ts';
import type { UploadPlace } from './uploads.ts';

/** What follows for the award model when a checked file becomes active, beside the reference value of now. */
export function useEffectOfFile(
  { projectUuid, type }: UploadPlace,
  check: Pick<CalculationCheck, 'totals' | 'mki_set'> | undefined,
): { readonly effect: EffectOfActivating | null; readonly referenceEur: number | null } {
  // The page that the file is added on has the project.
  const { data: project } = useQuery<Project>({
    queryKey: queryKeys.project(projectUuid),
    queryFn: skipToken,
  });
  const total = check?.totals.find(({ set }) => set === check.mki_set);
  if (!project || !total || type !== 'design-baseline') return { effect: null, referenceEur: null };
  return {
    effect: total.mki_value === null ? null : effectOfActivating(project, total.mki_value),
    referenceEur: project.mki_upper_boundary,
  };
}
