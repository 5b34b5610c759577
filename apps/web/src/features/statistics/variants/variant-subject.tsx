import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartSubject } from '../../../charts/subject/chart-subject.tsx';
import { setLines } from '../filters/set-line.ts';
import { weightsLines } from '../filters/weights-lines.ts';
import type { ReportVariant } from './report-variant.ts';

interface VariantSubjectProps {
  readonly variant: ReportVariant;
  readonly children: ReactNode;
}

/** What the charts of a variant are about: its calculation, in its set, with its weights. */
export function VariantSubject({ variant, children }: VariantSubjectProps) {
  const { t } = useTranslation();
  const lines = useMemo(() => {
    const { number, calculation, set, weighing } = variant;
    return [
      {
        label: t('reports.charts.subject'),
        value: t('reports.named', { number, name: calculation.name }),
      },
      ...setLines(set, t),
      ...weightsLines(weighing, t),
    ];
  }, [variant, t]);
  return <ChartSubject lines={lines}>{children}</ChartSubject>;
}
