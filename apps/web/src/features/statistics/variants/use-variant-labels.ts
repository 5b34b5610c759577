import type { VariantLabels } from '@milieuspoor/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useModuleLabels, usePartLabels, useSideLabels } from '../use-chart-labels.ts';

/** Returns the texts of the charts of variants. */
export function useVariantLabels(): VariantLabels {
  const { t } = useTranslation();
  const [sides, modules, parts] = [useSideLabels(), useModuleLabels(), usePartLabels()];
  return useMemo(
    () => ({
      mki: t('reports.charts.mki'),
      co2: t('reports.charts.co2'),
      sides,
      modules,
      parts,
      rest: (count) => t('reports.charts.rest', { count }),
      total: t('charts.table.total'),
    }),
    [t, sides, modules, parts],
  );
}
