import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import type { ListedAbout } from '../../../charts/coverage/listed-mark.tsx';
import { client } from '../../../lib/client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { belowOrganisation } from '../drill/drill-path.ts';
import { calculationQuestion, type StatisticsSubject, type StatisticsView } from '../statistics-query.ts';
import { type AskedFindings, figureOf } from './asked-findings.ts';

/** Returns the question for a mark at a place of the statistics. */
export function findingsOfView(
  subject: StatisticsSubject,
  view: StatisticsView,
  about: ListedAbout,
): AskedFindings {
  const { node } = about;
  const path = node ? [...view.path, { node: node.key, shows: node.shows }] : view.path;
  const whole = subject.kind === 'organisation' ? belowOrganisation(path, subject.organisationUuid) : path;
  const query = { ...calculationQuestion(subject, { ...view, path: whole }, 'mki'), ...figureOf(about) };
  return { about, query, ofSeveral: query.project_calculation__project__uuid === undefined };
}

/** Returns the question for the same list, of one of its projects. */
export function ofOneProject({ about, query }: AskedFindings, projectUuid: string): AskedFindings {
  return { about, ofSeveral: false, query: { ...query, project_calculation__project__uuid: projectUuid } };
}

export function findingsQuery(organisationSlug: string, { query }: AskedFindings) {
  return queryOptions({
    queryKey: [...queryKeys.statistics, 'findings', organisationSlug, query],
    queryFn: ({ signal }) =>
      client.call(endpoints.listFigureFindings, { params: { org: organisationSlug }, query }, signal),
  });
}
