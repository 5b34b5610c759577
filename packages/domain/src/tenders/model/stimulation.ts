import type { EmviStatus } from '../../projects/project-statuses.ts';
import { type DiscountValues, discountLineOf } from './award-model.ts';

/**
 * Returns the fictional discount that one euro of MKI less earns between the boundaries: the maximum ÷ (reference value
 * − target value) (part 2, §9). Not rounded. Returns null while one of them is missing, where the reference value is
 * not above the target (D-92), and for steps: between steps a euro of MKI less earns nothing, and at a step it earns
 * the whole difference.
 */
export function stimulation(model: DiscountValues): number | null {
  const line = discountLineOf(model);
  if (line?.form !== 'line' || line.upperEur <= line.lowerEur) return null;
  return line.maxDiscountEur / (line.upperEur - line.lowerEur);
}

/**
 * Returns the mean of the stimulation over the projects whose award model is complete and has one (D-35): each project
 * counts equally, whatever its size. Returns null when there is none.
 */
export function meanStimulation(
  projects: readonly (DiscountValues & { readonly emviStatus: EmviStatus })[],
): number | null {
  const known = projects.flatMap((project) =>
    project.emviStatus === 'Locked' ? (stimulation(project) ?? []) : [],
  );
  if (known.length === 0) return null;
  return known.reduce((sum, each) => sum + each, 0) / known.length;
}
