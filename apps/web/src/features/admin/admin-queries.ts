import { type Callable, endpoints, type InputOf } from '@milieuspoor/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { listAll } from '../../lib/list-all.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The administration shows organisations, users and registrations that depend on each other, so they share one key. */
const ADMIN_KEY = ['admin'] as const;

type QueryOf<C extends Callable> = NonNullable<InputOf<C>['query']>;

export const adminOrganisationsQuery = (query: QueryOf<typeof endpoints.listAdminOrganisations>) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'organisations', query],
    queryFn: ({ signal }) => client.call(endpoints.listAdminOrganisations, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** One organisation by its slug; null if it does not exist. */
export const adminOrganisationQuery = (slug: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'organisation', slug],
    queryFn: async ({ signal }) => {
      const found = await listAll((page) =>
        client.call(endpoints.listAdminOrganisations, { query: { search: slug, page } }, signal),
      );
      return found.find((each) => each.slug === slug) ?? null;
    },
  });

export const houseStyleQuery = (organization: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'house-style', organization],
    queryFn: ({ signal }) => client.call(endpoints.getHouseStyle, { params: { organization } }, signal),
  });

export const signOnQuery = (organization: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'sign-on', organization],
    queryFn: ({ signal }) => client.call(endpoints.getSignOn, { params: { organization } }, signal),
  });

export const adminUserListQuery = (query: QueryOf<typeof endpoints.listAdminUsers>) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'users', query],
    queryFn: ({ signal }) => client.call(endpoints.listAdminUsers, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const adminUserQuery = (account: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'user', account],
    queryFn: ({ signal }) => client.call(endpoints.getAdminUser, { params: { account } }, signal),
  });

export const registrationListQuery = (query: QueryOf<typeof endpoints.listRegistrations>) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'registrations', query],
    queryFn: ({ signal }) => client.call(endpoints.listRegistrations, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** Everybody who registered and waits, the oldest last. */
export const allRegistrationsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'registrations', 'all'],
  queryFn: ({ signal }) =>
    listAll((page) => client.call(endpoints.listRegistrations, { query: { page } }, signal)),
});

/** The members who wait for a project to be opened, the oldest first. */
export const unlockRequestsQuery = queryOptions({
  queryKey: queryKeys.unlockRequests,
  queryFn: ({ signal }) => client.call(endpoints.listUnlockRequests, {}, signal),
  staleTime: 0,
});

/** The people who asked to be erased and wait, the oldest first. */
export const erasureRequestsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'erasure-requests'],
  queryFn: ({ signal }) =>
    listAll((page) => client.call(endpoints.listErasureRequests, { query: { page } }, signal)),
  staleTime: 0,
});

/** The health of the installation, fetched again every minute while it is on the screen. */
export const healthQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'health'],
  queryFn: ({ signal }) => client.call(endpoints.getHealth, {}, signal),
  staleTime: 0,
  refetchInterval: 60_000,
});

/** The mails that wait and those that were given up; refreshed as often as the health. */
export const mailQueueQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'mails'],
  queryFn: ({ signal }) => client.call(endpoints.getMailQueue, {}, signal),
  staleTime: 0,
  refetchInterval: 60_000,
});

const OUTCOME_ASKED_EACH_MS = 1500;

/** The outcome of a mail; asked again for as long as the mail waits. */
export const mailOutcomeQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'mails', uuid],
    queryFn: ({ signal }) => client.call(endpoints.getMailOutcome, { params: { uuid } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || !state.data ? OUTCOME_ASKED_EACH_MS : false,
  });

export const weightTablesQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'weights'],
  queryFn: ({ signal }) => client.call(endpoints.listWeightTables, {}, signal),
});

export const revaluationsQuery = (query: QueryOf<typeof endpoints.listRevaluations>) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'revaluations', query],
    queryFn: ({ signal }) => client.call(endpoints.listRevaluations, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const mixedSetsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'mixed-sets'],
  queryFn: ({ signal }) => client.call(endpoints.listProjectsOfSeveralSets, {}, signal),
});
