import type { SetCode } from '../indicators/impact-sets.ts';
import type { ModuleIndicator } from '../indicators/life-cycle-modules.ts';
import type { StatisticKind } from './statistic-kinds.ts';

const KINDS = {
  mki: { a1: 'eci_per_lifecycle_fase', a2: 'eci_per_lifecycle_phase_a2' },
  co2: { a1: 'co2_per_lifecycle_phase', a2: 'co2_per_lifecycle_phase_a2' },
} as const satisfies Record<ModuleIndicator, Record<SetCode, StatisticKind>>;

/** Returns the statistic that states an indicator per life-cycle module; its name differs by set. */
export function moduleStatisticKind(indicator: ModuleIndicator, set: SetCode): StatisticKind {
  return KINDS[indicator][set];
}
