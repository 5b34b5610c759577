import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { crumbNames } from './crumb-names.ts';
import { placesOnTheWay } from './drill-path.ts';
import {
  type StatisticsReply,
  type StatisticsSubject,
  type StatisticsView,
  statisticsQuery,
} from './statistics-query.ts';

export interface Statistics {
  /** the figures at the top, which most charts show */
  readonly top: UseQueryResult<StatisticsReply>;
  /** the figures of the place that was drilled down to; those of the place before while they are on their way */
  readonly place: UseQueryResult<StatisticsReply>;
  readonly names: readonly (string | null)[];
}

/** The figures of a view. Every place on the way is asked for as well: it names the crumbs and makes going back instant. */
export function useStatistics(subject: StatisticsSubject, view: StatisticsView): Statistics {
  const sameSubjectAndSet = JSON.stringify([subject, view.set]);
  const place = useQuery({
    ...statisticsQuery(subject, view),
    // Never the figures of another project or set, or of calculations that have changed.
    placeholderData: (previous, query) =>
      query && JSON.stringify(query.queryKey.slice(1, 3)) === sameSubjectAndSet ? previous : undefined,
  });
  const top = useQuery(statisticsQuery(subject, { ...view, path: [] }));
  const above = useQueries({
    queries: placesOnTheWay(view.path)
      .slice(0, -1)
      .map((path) => statisticsQuery(subject, { ...view, path })),
  });
  return {
    top,
    place,
    names: crumbNames(
      view.path,
      above.map(({ data }) => data),
    ),
  };
}
