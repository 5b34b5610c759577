import type { FigureAbout } from '@milieuspoor/charts';
import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { calculationQuestion, type StatisticsSubject, type StatisticsView } from '../statistics-query.ts';

/** The items behind a figure of the place on the screen that do not declare it. */
export function undeclaredItemsQuery(
  subject: StatisticsSubject,
  view: StatisticsView,
  { quantity, side, module }: FigureAbout,
) {
  return queryOptions({
    queryKey: ['statistics', subject, 'undeclared', view, quantity, side, module],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listUndeclaredItems,
        {
          params: { org: subject.organisationSlug },
          query: {
            ...calculationQuestion(subject, view, 'mki'),
            quantity,
            side,
            ...(module === undefined ? {} : { module }),
          },
        },
        signal,
      ),
  });
}
