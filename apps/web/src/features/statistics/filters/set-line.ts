import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';

/** Which set a chart's figures are of, as a picture and a file of it say; material and the like are of none. */
export function setLine(set: SetCode, t: TFunction): SubjectLine {
  const { name, standard } = IMPACT_SETS[set];
  return {
    label: t('charts.subject.set'),
    value: `${name} (${standard})`,
    inFileName: { place: 'after', text: name },
    quantities: ['mki', 'co2', 'mkiPerUnit', 'co2PerUnit', 'reduction'],
  };
}
