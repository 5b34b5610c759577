import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';
import type { AskedProjects } from '../statistics-query.ts';
import { setLines } from './set-line.ts';

/**
 * Returns the line of a chart that does not follow the place chosen in the total; empty when no place is chosen.
 * Without it, a reader who opened a project would think that every chart below is about that project.
 */
export function wholeLines(about: string | null, t: TFunction): SubjectLine[] {
  return about === null
    ? []
    : [{ label: t('charts.subject.path'), value: t('statistics.filter.wholeAnyway', { place: about }) }];
}

/**
 * Returns the projects and the set that figures were asked for, as lines for the picture and the file of a chart.
 * What was chosen is in the name of the file too (D-121).
 */
export function filterLines({ set, years, contractType }: AskedProjects, t: TFunction): SubjectLine[] {
  const contract = t(`statistics.filter.contracts.${contractType ?? 'all'}`);
  return [
    ...setLines(set, t),
    {
      label: t('statistics.filter.years'),
      value: years?.join(', ') ?? t('statistics.filter.allYears'),
      ...(years ? { inFileName: { place: 'after', text: years.join(' ') } } : {}),
    },
    {
      label: t('statistics.filter.contract'),
      value: contract,
      ...(contractType ? { inFileName: { place: 'after', text: contract } } : {}),
    },
  ];
}
