import { endpoints } from '@milieuspoor/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

/** All queries about questions, of users and of staff, are fetched again when staff change a question. */
export const FAQ_KEY = ['faq'] as const;
export const MESSAGES_KEY = ['messages'] as const;

export const faqQuery = queryOptions({
  queryKey: [...FAQ_KEY, 'all'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listFaq, {}, signal)).results,
});

export const providerQuery = queryOptions({
  queryKey: ['provider'],
  queryFn: ({ signal }) => client.call(endpoints.getProvider, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

export const faqEntriesQuery = (query: { search: string; page: number; page_size: number }) =>
  queryOptions({
    queryKey: [...FAQ_KEY, 'admin', query],
    queryFn: ({ signal }) => client.call(endpoints.listFaqEntries, { query }, signal),
    placeholderData: keepPreviousData,
  });

export interface MessagesQuery {
  readonly search: string;
  readonly page: number;
  readonly page_size: number;
  readonly handled?: 'true' | 'false' | undefined;
  /**
   * slug of the organisation that the messages were written from; without it, those of every organisation and of
   * visitors
   */
  readonly organization?: string;
  readonly ordering: '-created' | 'created' | 'sender_name' | '-sender_name';
}

export const messagesQuery = (query: MessagesQuery) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, query],
    queryFn: ({ signal }) => client.call(endpoints.listMessages, { query }, signal),
    placeholderData: keepPreviousData,
  });
