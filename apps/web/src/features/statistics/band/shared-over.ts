import type { StatisticChanges } from '@milieuspoor/contract';

/** Over how many of all projects differences speak. */
export interface OverProjects {
  readonly compared: number;
  readonly pairs: number;
}

/**
 * Over how many of the projects every difference of an answer speaks, where that is the same for MKI and CO2 and not all of
 * them: it is then said once, of all figures. null where each has to say it for itself, or there is nothing to say.
 */
export function sharedOver({ mki, co2 }: Pick<StatisticChanges, 'mki' | 'co2'>): OverProjects | null {
  const { compared, pairs } = mki;
  if (!mki.comparison || !co2.comparison) return null;
  return compared < pairs && co2.compared === compared && co2.pairs === pairs ? { compared, pairs } : null;
}
