import type { PairsComparisonAnswer, TwoSides } from '@milieuspoor/contract';
import { formatShare } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

/**
 * Returns what a sector is based on and what its optimisations save: '3 projecten, 25,00 % minder, onvolledig'; for all
 * organisations together, also how many of the projects are the reader's own.
 */
export function basisOf(
  { projects: count, incomplete }: Pick<TwoSides, 'projects' | 'incomplete'>,
  { comparison }: PairsComparisonAnswer,
  t: TFunction,
  own: number | null = null,
): string {
  const all = t('statistics.gauges.projects', { count });
  const projects = own === null ? all : t('statistics.sectors.ofWhichOwn', { projects: all, own });
  const share = comparison?.share ?? null;
  const saved =
    share === null
      ? projects
      : `${projects}, ${t(`charts.goals.${share > 0 ? 'more' : 'less'}`, { share: formatShare(Math.abs(share), 1) })}`;
  return incomplete ? t('charts.coverage.incompleteBasis', { basis: saved }) : saved;
}
