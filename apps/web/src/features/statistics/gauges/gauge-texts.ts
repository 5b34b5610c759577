import type { Reduction, ReductionEnds } from '@milieuspoor/contract';
import type { ReductionIndicator } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/** Over how many projects a range speaks, and whether one of them leaves something open. */
export function basisOf({ projects: count, of, incomplete }: Reduction, t: TFunction): string {
  const projects =
    count < of
      ? t('statistics.gauges.projectsOf', { count, of })
      : t('statistics.gauges.projects', { count });
  return incomplete ? t('charts.coverage.incompleteBasis', { basis: projects }) : projects;
}

/**
 * Over how many projects a range speaks, where some can't be compared; it is said of an empty gauge as well. What their
 * items leave undeclared counts as nothing here: they are left out.
 */
export function leftOut(
  indicator: ReductionIndicator,
  reduction: Reduction | undefined,
  t: TFunction,
): string[] {
  if (!reduction || reduction.projects === reduction.of) return [];
  return [t(`statistics.gauges.leftOut.${indicator}`, { count: reduction.projects, of: reduction.of })];
}

/** Which own projects the ends of the range are; of a single project there are none to name. */
export function endsNamed(ends: ReductionEnds[ReductionIndicator] | undefined, t: TFunction): string[] {
  const { lowest, highest } = ends ?? { lowest: null, highest: null };
  if (!lowest || !highest || lowest.uuid === highest.uuid) return [];
  return [t('statistics.gauges.ends', { lowest: lowest.name, highest: highest.name })];
}
