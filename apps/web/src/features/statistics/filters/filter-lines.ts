import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';
import type { AskedProjects } from '../statistics-query.ts';
import { setLine } from './set-line.ts';

/** Which projects and which set figures were asked of, as a picture and a file of a chart say. */
export function filterLines({ set, years, contractType }: AskedProjects, t: TFunction): SubjectLine[] {
  return [
    setLine(set, t),
    { label: t('statistics.filter.years'), value: years?.join(', ') ?? t('statistics.filter.allYears') },
    {
      label: t('statistics.filter.contract'),
      value: t(`statistics.filter.contracts.${contractType ?? 'all'}`),
    },
  ];
}
