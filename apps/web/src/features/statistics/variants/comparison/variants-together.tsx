import { comparisonCharts } from '@milieuspoor/charts';
import type { Project } from '@milieuspoor/contract';
import { shareScale } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartSubject } from '../../../../charts/subject/chart-subject.tsx';
import { setLines } from '../../filters/set-line.ts';
import { weightsLines, weightsTogether } from '../../filters/weights-lines.ts';
import { SectionHeading } from '../../section-heading.tsx';
import { declaresAlike, type KnownVariant, scaleOf } from '../report-variant.ts';
import { useVariantLabels } from '../use-variant-labels.ts';
import { sharedBaseline } from './baseline-of.ts';
import { ChartCarousel } from './chart-carousel.tsx';
import { toCompared } from './to-compared.ts';

interface VariantsTogetherProps {
  readonly project: Project;
  readonly variants: readonly KnownVariant[];
}

/** All variants together in each chart, if they may stand on one scale; otherwise the reason why not. */
export function VariantsTogether({ project, variants }: VariantsTogetherProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const labels = useVariantLabels();
  const [first] = variants;
  const onScale = shareScale(variants.map(scaleOf));
  const together = onScale && variants.every(declaresAlike);
  const baseline = useMemo(() => sharedBaseline(variants, project), [variants, project]);
  const charts = useMemo(
    () =>
      first && together
        ? comparisonCharts(
            variants.map((each) => toCompared(each, t)),
            first.set,
            labels,
            baseline
              ? { label: t('charts.reductionTarget'), baselineKey: baseline.calculation.uuid }
              : undefined,
          )
        : [],
    [variants, first, together, baseline, labels, t],
  );
  const lines = useMemo(
    () => [
      ...(first ? setLines(first.set, t) : []),
      ...weightsLines(weightsTogether(variants.map(({ weighing }) => weighing)), t),
    ],
    [variants, first, t],
  );
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <SectionHeading
        id={headingId}
        title={t('reports.comparison.together')}
        about={together ? null : t(`reports.comparison.${onScale ? 'otherWork' : 'notTogether'}`)}
      />
      {together && (
        <ChartSubject lines={lines}>
          <ChartCarousel
            label={t('reports.comparison.together')}
            charts={charts}
            variants={variants}
            hasGoal={baseline !== null}
            titleOf={(title) => t('reports.comparison.titledTogether', { title })}
          />
        </ChartSubject>
      )}
    </Box>
  );
}
