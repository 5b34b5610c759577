import type { Reductions } from '@milieuspoor/contract';
import type { RangeRow } from '../../charts/series/range-rows.ts';

interface GaugeSource {
  readonly key: string;
  readonly label: string;
  /** undefined while it is on its way, or where nothing may be told */
  readonly reduction: Reductions['mki'] | undefined;
}

/** A gauge's rows: the span of the projects' reductions, marked at what all of them together save. */
export function gaugeRows(
  sources: readonly GaugeSource[],
  projects: (count: number) => string,
): readonly RangeRow[] {
  return sources.map(({ key, label, reduction }) => ({
    key,
    label,
    ...(reduction && reduction.projects > 0 ? { detail: projects(reduction.projects) } : {}),
    figures: {
      lowest: reduction?.lowest ?? null,
      middle: reduction?.total ?? null,
      highest: reduction?.highest ?? null,
    },
  }));
}
