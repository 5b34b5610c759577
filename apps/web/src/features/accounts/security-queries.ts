import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** The places where the user is signed in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listSessions, {}, signal)).results,
  // Another device may have signed in or out in the meantime.
  staleTime: 0,
});

/** Tells whether the user signed in through their organisation, with a password that is not known here. */
export function useSignedOn(): boolean {
  const current = useQuery(sessionsQuery).data?.find(({ current }) => current);
  return current !== undefined && current.signed_on_at !== null;
}

/** The user's own passkeys, the oldest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listPasskeys, {}, signal)).results,
  // A passkey may have been added on another device.
  staleTime: 0,
});
