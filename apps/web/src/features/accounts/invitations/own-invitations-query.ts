import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** The organisations that the user is invited to join. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['own-invitations'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listOwnInvitations, {}, signal)).results,
  // An invitation may have been sent or withdrawn a moment ago.
  staleTime: 0,
});
