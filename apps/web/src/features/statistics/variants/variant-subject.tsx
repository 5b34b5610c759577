import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartSubject } from '../../../charts/subject/chart-subject.tsx';
import { SubjectInHeading } from '../../../charts/subject/subject-once.tsx';
import { setLines } from '../filters/set-line.ts';
import { weightsLines } from '../filters/weights-lines.ts';
import type { ReportVariant } from './report-variant.ts';

interface VariantSubjectProps {
  readonly variant: ReportVariant;
  readonly children: ReactNode;
}

/**
 * The subject of a variant's charts: its calculation, which the heading above them names, with its set and its weights.
 */
export function VariantSubject({ variant, children }: VariantSubjectProps) {
  const { t } = useTranslation();
  const { number, calculation, set, weighing } = variant;
  const named = useMemo(
    () => ({
      label: t('reports.charts.subject'),
      value: t('reports.named', { number, name: calculation.name }),
    }),
    [number, calculation.name, t],
  );
  const lines = useMemo(
    () => [named, ...setLines(set, t), ...weightsLines(weighing, t)],
    [named, set, weighing, t],
  );
  return (
    <ChartSubject lines={lines}>
      <SubjectInHeading line={named}>{children}</SubjectInHeading>
    </ChartSubject>
  );
}
