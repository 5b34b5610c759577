import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/** Which set a chart's figures are of, as the chart, its picture and its files say; material and the like are of none. */
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
      quantities: ['material', 'energy', 'equipment', 'transport', 'materialPerUnit'],
    },
  ];
}

/** Of figures that are the same in every set. */
export function ofNoSet(t: TFunction): SubjectLine {
  return { label: t('charts.subject.set'), value: t('charts.subject.anySet') };
}
