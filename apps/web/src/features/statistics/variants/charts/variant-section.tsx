import { type VariantChartKey, variantCharts } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidOnce } from '../../../../charts/coverage/said-once.ts';
import { SaidOnceOn } from '../../../../charts/coverage/use-said-above.ts';
import { PhoneFold } from '../../../../ui/page/phone-fold.tsx';
import { FiguresNote } from '../../figures-note.tsx';
import { SectionHeading } from '../../section-heading.tsx';
import type { KnownVariant } from '../report-variant.ts';
import { useVariantLabels } from '../use-variant-labels.ts';
import { VariantSubject } from '../variant-subject.tsx';
import { ChartPair } from './chart-pair.tsx';
import { VariantChart } from './variant-chart.tsx';

/** One indicator by product group beside the same indicator by life-cycle module. */
const PAIRS = [
  ['mki-groups', 'mki-modules'],
  ['co2-groups', 'co2-modules'],
] as const;
const PARTS = ['material', 'energy', 'equipment', 'transport'] as const;

/** The charts of one variant. */
export const VariantSection = memo(function VariantSection({ variant }: { readonly variant: KnownVariant }) {
  const { t } = useTranslation();
  const headingId = useId();
  const labels = useVariantLabels();
  // What one variant leaves out says nothing of another.
  const [screen] = useState(() => new SaidOnce());
  const { number, calculation, set, statistics, weighing } = variant;
  const charts = useMemo(
    () => new Map(variantCharts(statistics, set, labels).map((chart) => [chart.key, chart])),
    [statistics, set, labels],
  );
  const titleOf = (key: VariantChartKey) =>
    t('reports.charts.titled', { title: t(`reports.charts.titles.${key}`), number });
  const chartOf = (key: VariantChartKey) => {
    const chart = charts.get(key);
    return chart && <VariantChart key={key} variant={variant} chart={chart} title={titleOf(key)} />;
  };
  const name = t('reports.named', { number, name: calculation.name });
  const type = t(`reports.types.${calculation.calculation_type}`);
  return (
    <PhoneFold title={name}>
      <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
        <SectionHeading
          id={headingId}
          title={name}
          about={[type, calculation.applicant_name].filter(Boolean).join(', ')}
        />
        <FiguresNote set={set} reply={{ statistics, weights: weighing }} />
        <SaidOnceOn value={screen}>
          <VariantSubject variant={variant}>
            {PAIRS.map(([groups, modules]) => (
              <ChartPair
                key={groups}
                groups={{ title: titleOf(groups), chart: chartOf(groups) }}
                modules={{ title: titleOf(modules), chart: chartOf(modules) }}
              />
            ))}
            <Box sx={TWO_COLUMNS}>{PARTS.map(chartOf)}</Box>
          </VariantSubject>
        </SaidOnceOn>
      </Box>
    </PhoneFold>
  );
});

const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
