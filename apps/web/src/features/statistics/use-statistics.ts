import { useQueries, useQuery } from '@tanstack/react-query';
import { crumbNames } from './drill/crumb-names.ts';
import { type DrillPath, placesOnTheWay } from './drill/drill-path.ts';
import { organisationStatisticsQuery } from './organisation-queries.ts';
import { type ShownQuery, useShownQuery } from './shown-query.ts';
import {
  type StatisticsReply,
  type StatisticsSubject,
  type StatisticsView,
  statisticsQuery,
  type TotalReply,
} from './statistics-query.ts';

export interface Statistics {
  /** the figures at the top: the sides there are, and the years that can be chosen */
  readonly top: ShownQuery<StatisticsReply>;
  /** the figures of the shown place; those of the previous place while they are being fetched */
  readonly place: ShownQuery<StatisticsReply>;
  /** the figures of the total: the place's own, or above an organisation's projects those of the whole */
  readonly total: ShownQuery<TotalReply>;
  /** of the nodes on the way: null for one that does not exist, undefined while that is unknown */
  readonly names: readonly (string | null | undefined)[];
}

/**
 * Returns the figures of a view. Every place on the way is fetched too: it names the crumbs and makes going back
 * instant.
 */
export function useStatistics(subject: StatisticsSubject, view: StatisticsView): Statistics {
  const place = useQuery({
    ...statisticsQuery(subject, view),
    placeholderData: keptWhile(JSON.stringify([subject, view.set])),
  });
  const top = useQuery({
    ...statisticsQuery(subject, { ...view, path: [] }),
    placeholderData: keptWhile(JSON.stringify([subject, view.set])),
  });
  const whole = useQuery({
    ...organisationStatisticsQuery({ organisationSlug: subject.organisationSlug, ...view }),
    enabled: subject.kind === 'organisation',
    placeholderData: (previous, query) =>
      query?.queryKey[1] === subject.organisationSlug && query.queryKey[2] === view.set
        ? previous
        : undefined,
  });
  const above = useQueries({
    queries: placesOnTheWay(view.path)
      .slice(0, -1)
      .filter((path) => !isWhole(subject, path))
      .map((path) => statisticsQuery(subject, { ...view, path })),
  });
  const shown = { place: useShownQuery(place), top: useShownQuery(top), whole: useShownQuery(whole) };
  const replies = above.map(({ data }) => data);
  return {
    top: shown.top,
    place: shown.place,
    total: isWhole(subject, view.path) ? shown.whole : shown.place,
    names: crumbNames(
      view.path,
      subject.kind === 'organisation' ? [whole.data, ...replies] : replies,
      whole.data?.sectors,
    ),
  };
}

function isWhole(subject: StatisticsSubject, path: DrillPath): boolean {
  return subject.kind === 'organisation' && path.length === 0;
}

/** Keeps the former figures, but never those of another project or set, or of calculations that have changed. */
function keptWhile(sameSubjectAndSet: string) {
  return (
    previous: StatisticsReply | undefined,
    query: { readonly queryKey: readonly unknown[] } | undefined,
  ) => {
    const [, subject, dataType] = query?.queryKey ?? [];
    const set = String(dataType).endsWith('_a2') ? 'a2' : 'a1';
    return JSON.stringify([subject, set]) === sameSubjectAndSet ? previous : undefined;
  };
}
