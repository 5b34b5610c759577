import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { Period } from './agenda-view.ts';

/** The events of an organisation's projects in a period, by date. They follow from the projects. */
export const agendaEventsQuery = (organisationSlug: string, { from, until }: Period) =>
  queryOptions({
    queryKey: [...queryKeys.projects, organisationSlug, 'agenda', from, until],
    queryFn: async ({ signal }) => {
      const answer = await client.call(
        endpoints.listAgendaEvents,
        { params: { org: organisationSlug }, query: { from, until } },
        signal,
      );
      return answer.results;
    },
  });

/** Asks whether the user has a calendar feed. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: ({ signal }) => client.call(endpoints.getCalendarFeed, {}, signal),
  });
