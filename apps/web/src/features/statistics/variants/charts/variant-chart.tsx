import {
  type VariantChart as Chart,
  type CoveredIndicator,
  coverageFindings,
  sidesOf,
  type VariantChartKey,
} from '@milieuspoor/charts';
import { type ModuleIndicator, moduleStatisticKind, type StatisticKind } from '@milieuspoor/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../../charts/frame/chart-frame.tsx';
import { incompleteSentences } from '../../centre-of-gravity/incomplete-sentences.ts';
import { useSideLabels } from '../../use-chart-labels.ts';
import type { KnownVariant } from '../report-variant.ts';

interface VariantChartProps {
  readonly variant: KnownVariant;
  readonly chart: Chart;
  readonly title: string;
}

interface About {
  readonly kind: StatisticKind;
  readonly indicator: CoveredIndicator;
  readonly row: 'product_group' | 'module' | 'part';
}

/** The quantity that the coverage of each chart describes, and the subject of a row in its table. */
const ABOUT = {
  'mki-groups': { kind: 'total_mki_reference_calculation', indicator: 'mki', row: 'product_group' },
  'mki-modules': { kind: 'total_mki_reference_calculation', indicator: 'mki', row: 'module' },
  'co2-groups': { kind: 'co2', indicator: 'co2', row: 'product_group' },
  'co2-modules': { kind: 'co2', indicator: 'co2', row: 'module' },
  material: { kind: 'material', indicator: 'material', row: 'product_group' },
  energy: { kind: 'energy', indicator: 'energy', row: 'part' },
  equipment: { kind: 'emissions_construction_site', indicator: 'emissions_construction_site', row: 'part' },
  transport: { kind: 'emissions_transport', indicator: 'emissions_transport', row: 'part' },
} as const satisfies Record<VariantChartKey, About>;

const PER_MODULE: Partial<Record<VariantChartKey, ModuleIndicator>> = {
  'mki-modules': 'mki',
  'co2-modules': 'co2',
};

/** A chart of one variant, with what its figures leave out. */
export function VariantChart({ variant, chart, title }: VariantChartProps) {
  const { t } = useTranslation();
  const labels = useSideLabels();
  const { statistics, set } = variant;
  const { key, model, groups } = chart;
  const { kind, indicator, row } = ABOUT[key];
  const state = useMemo(() => ({ kind: 'ready', model }) as const, [model]);
  const perModule = PER_MODULE[key];
  return (
    <ChartFrame
      title={title}
      quantity={model.quantity}
      state={state}
      rowHeading={t(`statistics.rows.${row}`)}
      place="report"
      findings={coverageFindings(sidesOf(statistics, kind), indicator)}
      openSentences={
        perModule
          ? incompleteSentences(sidesOf(statistics, moduleStatisticKind(perModule, set)), labels, t)
          : []
      }
      footnotes={groups ? [t('statistics.largestOf.mki', { shown: groups.shown, count: groups.of })] : []}
      legend={row !== 'module'}
    />
  );
}
