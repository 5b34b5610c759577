import { endpoints } from '@milieuspoor/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

/** It changes only with a release; its notes are in the language of the screen. */
export const workbookLayoutQuery = (language: string) =>
  queryOptions({
    queryKey: ['workbook-layout', language],
    queryFn: ({ signal }) => client.call(endpoints.getWorkbookLayout, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
