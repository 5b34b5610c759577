import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** The organisations that one is invited to join. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['own-invitations'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listOwnInvitations, {}, signal)).results,
  // One may have been sent or withdrawn a moment ago.
  staleTime: 0,
});
