import type { StatisticChanges } from '@milieuspoor/contract';

/** The number of projects that differences cover, out of all projects. */
export interface OverProjects {
  readonly compared: number;
  readonly pairs: number;
}

/**
 * Returns how many of the projects every difference of an answer covers, if that number is the same for MKI and CO2 and
 * not all of them. It is then said once for all figures. Returns null if each difference must say it, or there is
 * nothing to say.
 */
export function sharedOver({ mki, co2 }: Pick<StatisticChanges, 'mki' | 'co2'>): OverProjects | null {
  const { compared, pairs } = mki;
  if (!mki.comparison || !co2.comparison) return null;
  return compared < pairs && co2.compared === compared && co2.pairs === pairs ? { compared, pairs } : null;
}
