import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** The keys with which programs act for an organisation. */
export const apiKeysQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: ['api-keys', organisationSlug],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(
        endpoints.listApiKeys,
        { params: { org: organisationSlug } },
        signal,
      );
      return results;
    },
  });

const LOOK_AGAIN_MS = 3000;

export const webhooksKey = (organisationSlug: string) => ['webhooks', organisationSlug];

/** The webhooks of an organisation; fetched again while there are any, since a receiver may fail meanwhile. */
export const webhooksQuery = (organisationSlug: string) =>
  queryOptions({
    queryKey: webhooksKey(organisationSlug),
    queryFn: async ({ signal }) => {
      const { results } = await client.call(
        endpoints.listWebhooks,
        { params: { org: organisationSlug } },
        signal,
      );
      return results;
    },
    refetchInterval: ({ state }) => (state.data?.length ? LOOK_AGAIN_MS : false),
  });

/** The messages sent to a webhook; fetched again while one is being sent. */
export const deliveriesQuery = (organisationSlug: string, webhook: string) =>
  queryOptions({
    queryKey: [...webhooksKey(organisationSlug), webhook, 'deliveries'],
    queryFn: async ({ signal }) => {
      const { results } = await client.call(
        endpoints.listWebhookDeliveries,
        { params: { org: organisationSlug, webhook } },
        signal,
      );
      return results;
    },
    refetchInterval: ({ state }) =>
      state.data?.some((delivery) => delivery.state === 'waiting') ? LOOK_AGAIN_MS : false,
  });
