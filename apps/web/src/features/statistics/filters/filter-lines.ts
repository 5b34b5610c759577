import type { TFunction } from 'i18next';
import type { SubjectLine } from '../../../charts/subject/chart-subject.tsx';
import type { AskedProjects } from '../statistics-query.ts';
import { setLines } from './set-line.ts';

/**
 * What a chart says that the place chosen in the total leaves as it is: nothing where no place is chosen. A reader who stepped
 * into a project takes every chart below for that project's.
 */
export function wholeLines(about: string | null, t: TFunction): SubjectLine[] {
  return about === null
    ? []
    : [{ label: t('charts.subject.path'), value: t('statistics.filter.wholeAnyway', { place: about }) }];
}

/** Which projects and which set figures were asked of, as a picture and a file of a chart say. */
export function filterLines({ set, years, contractType }: AskedProjects, t: TFunction): SubjectLine[] {
  return [
    ...setLines(set, t),
    { label: t('statistics.filter.years'), value: years?.join(', ') ?? t('statistics.filter.allYears') },
    {
      label: t('statistics.filter.contract'),
      value: t(`statistics.filter.contracts.${contractType ?? 'all'}`),
    },
  ];
}
