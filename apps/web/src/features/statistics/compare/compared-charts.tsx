import { type ComparisonChartKey, comparisonCharts, withBars } from '@milieuspoor/charts';
import type { ComparedCalculationsAnswer, ComparedWith } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../charts/frame/chart-frame.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { useVariantLabels } from '../variants/use-variant-labels.ts';

/** The charts that are drawn, with the comparisons that each of them invites to. */
const DRAWN = {
  'mki-modules': ({ changes }) => [changes.mki],
  'co2-groups': ({ changes }) => [changes.co2],
  'material-groups': ({ changes }) => [changes.material],
  'goal-energy': ({ changes: { resources } }) => [resources.fossilMj, resources.renewableMj],
  'goal-equipment': ({ changes: { resources } }) => [
    resources.equipmentOtherHours,
    resources.equipmentEmissionFreeHours,
  ],
  'goal-transport': ({ changes: { resources } }) => [
    resources.transportOtherTkm,
    resources.transportEmissionFreeTkm,
  ],
} satisfies Partial<
  Record<ComparisonChartKey, (of: ComparedWith) => readonly ComparedWith['changes']['mki'][]>
>;
type DrawnKey = keyof typeof DRAWN;

const isDrawn = (key: ComparisonChartKey): key is DrawnKey => key in DRAWN;

/**
 * Bars of each calculation beside one another. Bars invite a comparison, so a quantity in which two of them may not be
 * compared has none: the table says why.
 */
export function ComparedCharts({ answer }: { readonly answer: ComparedCalculationsAnswer }) {
  const { t } = useTranslation();
  const id = useId();
  const labels = useVariantLabels();
  const charts = useMemo(() => {
    const variants = answer.calculations.map(({ uuid, name }) => ({
      ...{ key: uuid, label: name },
      statistics: answer.statistics.filter((statistic) => statistic.uuid === uuid),
    }));
    return withBars(comparisonCharts(variants, answer.set, labels)).flatMap(({ key, model }) =>
      isDrawn(key) ? [{ key, model }] : [],
    );
  }, [answer, labels]);
  const isComparable = (key: DrawnKey) =>
    answer.comparisons.every((each) => DRAWN[key](each).every((one) => one.comparison !== null));
  const drawn = charts.filter(({ key }) => isComparable(key));
  return (
    <Box component="section" aria-labelledby={id} sx={SECTION}>
      <SectionHeading id={id} title={t('compare.charts')} />
      {drawn.length < charts.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('compare.notDrawn', {
            charts: charts
              .filter(({ key }) => !isComparable(key))
              .map(({ key }) => t(`reports.comparison.titles.${key}`))
              .join(', '),
          })}
        </Typography>
      )}
      <Box sx={CHARTS}>
        {drawn.map(({ key, model }) => (
          <ChartFrame
            key={key}
            title={t(`reports.comparison.titles.${key}`)}
            quantity={model.quantity}
            state={{ kind: 'ready', model }}
            rowHeading={t('compare.calculation')}
            place="report"
          />
        ))}
      </Box>
    </Box>
  );
}

const SECTION = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const CHARTS = {
  ...{ display: 'grid', gap: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
