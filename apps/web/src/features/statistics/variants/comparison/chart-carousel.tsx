import type { ComparisonChart } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeft } from '../../../../ui/icons/chevron-left.ts';
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts';
import type { KnownVariant } from '../report-variant.ts';
import { ComparedChart } from './compared-chart.tsx';

interface ChartCarouselProps {
  readonly label: string;
  readonly charts: readonly ComparisonChart[];
  /** those that have a bar in it */
  readonly variants: readonly KnownVariant[];
  /** false if they share no baseline for a goal */
  readonly hasGoal?: boolean;
  /** the title of a chart, with its subject */
  readonly titleOf: (title: string) => string;
}

/** Shows one chart at a time; the first follows the last. It stays at the same chart when the variant changes. */
export function ChartCarousel(props: ChartCarouselProps) {
  const { label, charts, variants, hasGoal = true, titleOf } = props;
  const { t } = useTranslation();
  const [place, setPlace] = useState(0);
  const chart = charts[place];
  if (!chart) return null;
  const turn = (by: number) => setPlace((place + by + charts.length) % charts.length);
  const button = (name: 'previous' | 'next', by: number, icon: ReactNode) => (
    <Tooltip title={t(`reports.comparison.${name}`)}>
      <IconButton aria-label={`${t(`reports.comparison.${name}`)}: ${label}`} onClick={() => turn(by)}>
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
        {button('previous', -1, <ChevronLeft />)}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {t('reports.comparison.place', { place: place + 1, count: charts.length })}
        </Typography>
        {button('next', 1, <ChevronRight />)}
      </Box>
      <ComparedChart
        key={chart.key}
        chart={chart}
        variants={variants}
        title={titleOf(
          t(
            chart.key === 'goal-co2' && !hasGoal
              ? 'reports.comparison.co2'
              : `reports.comparison.titles.${chart.key}`,
          ),
        )}
      />
    </Box>
  );
}
