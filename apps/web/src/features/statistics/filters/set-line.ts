import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/**
 * Returns the line with the set of a chart's figures, for the chart, its picture and its files; quantities such as
 * material have no set.
 */
export function setLines(set: SetCode, t: TFunction): SubjectLine[] {
  const { name, standard } = IMPACT_SETS[set];
  const label = t('charts.subject.set');
  return [
    {
      label,
      value: `${name} (${standard})`,
      inFileName: { place: 'after', text: name },
      quantities: ['mki', 'co2', 'mkiPerUnit', 'co2PerUnit', 'reduction'],
    },
    {
      ...ofNoSet(t),
      quantities: ['material', 'materialPerUnit', 'energy', 'equipment', 'transport', 'cleanShare'],
    },
  ];
}

/** Returns the line for figures that are the same in every set. */
export function ofNoSet(t: TFunction): SubjectLine {
  return { label: t('charts.subject.set'), value: t('charts.subject.anySet') };
}
