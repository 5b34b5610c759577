import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** Where the user is signed in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listSessions, {}, signal)).results,
  // Another device may have signed in or out in the meantime.
  staleTime: 0,
});
