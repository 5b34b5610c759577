import { comparisonCharts } from '@milieuspoor/charts';
import type { Project } from '@milieuspoor/contract';
import { shareScale } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FiguresNote } from '../../figures-note.tsx';
import { SectionHeading } from '../../section-heading.tsx';
import { PostsTable } from '../posts/posts-table.tsx';
import { declaresAlike, type KnownVariant, scaleOf } from '../report-variant.ts';
import { useVariantLabels } from '../use-variant-labels.ts';
import { VariantSubject } from '../variant-subject.tsx';
import { baselineOf } from './baseline-of.ts';
import { ChartCarousel } from './chart-carousel.tsx';
import { toCompared } from './to-compared.ts';

interface ShownVariantProps {
  readonly project: Project;
  readonly variant: KnownVariant;
  readonly variants: readonly KnownVariant[];
}

/** The statistics of one variant, beside the baseline of its phase if both may stand on one scale, and its items. */
export function ShownVariant({ project, variant, variants }: ShownVariantProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const labels = useVariantLabels();
  const baseline = useMemo(() => baselineOf(variant, variants, project), [variant, variants, project]);
  const onScale = baseline !== null && shareScale([baseline, variant].map(scaleOf));
  const isBeside = onScale && declaresAlike(variant);
  const place = isBeside ? 'besideBaseline' : onScale ? 'baselineOtherWork' : 'baselineApart';
  const drawn = useMemo(
    () => (baseline && isBeside ? [baseline, variant] : [variant]),
    [baseline, isBeside, variant],
  );
  const charts = useMemo(
    () =>
      comparisonCharts(
        drawn.map((each) => toCompared(each, t)),
        variant.set,
        labels,
        baseline && isBeside
          ? { label: t('charts.reductionTarget'), baselineKey: baseline.calculation.uuid }
          : undefined,
      ),
    [drawn, variant, baseline, isBeside, labels, t],
  );
  const named = ({ number }: KnownVariant) => t('reports.variant', { number });
  const name = t('reports.named', { number: variant.number, name: variant.calculation.name });
  const about = baseline && {
    variant: named(variant),
    baseline: t('reports.named', { number: baseline.number, name: baseline.calculation.name }),
  };
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <SectionHeading
        id={headingId}
        title={t('reports.comparison.carousel', { variant: name })}
        about={about && t(`reports.comparison.${place}`, about)}
      />
      <FiguresNote set={variant.set} reply={{ statistics: variant.statistics, weights: variant.weighing }} />
      <VariantSubject variant={variant}>
        <ChartCarousel
          label={t('reports.comparison.carousel', { variant: named(variant) })}
          charts={charts}
          variants={drawn}
          titleOf={(title) => t('reports.charts.titled', { title, number: variant.number })}
        />
        <PostsTable variant={variant} />
      </VariantSubject>
    </Box>
  );
}
