import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What a chart needs to know of a query. */
export type ShownQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isError' | 'isPlaceholderData' | 'refetch'
>;

/** Returns the same object as long as nothing in it changes, so that a chart is not rendered again. */
export function useShownQuery<Data>(query: ShownQuery<Data>): ShownQuery<Data> {
  const { data, error, isError, isPlaceholderData, refetch } = query;
  return useMemo(
    () => ({ data, error, isError, isPlaceholderData, refetch }) as ShownQuery<Data>,
    [data, error, isError, isPlaceholderData, refetch],
  );
}
