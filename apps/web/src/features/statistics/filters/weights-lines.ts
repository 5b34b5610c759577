import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/**
 * What a picture and every file of a chart say of weights that nobody confirmed; nothing where all are. CO2 is not
 * weighted, and tonnes are of no set.
 */
export function weightsLines(unconfirmed: readonly string[], t: TFunction): SubjectLine[] {
  if (unconfirmed.length === 0) return [];
  return [
    {
      label: t('charts.weights.label'),
      value: t('charts.weights.unconfirmed', { codes: unconfirmed.join(', ') }),
      heading: t('charts.weights.heading'),
      quantities: ['mki', 'mkiPerUnit', 'reduction'],
    },
  ];
}
