import type { QueryClient } from '@tanstack/react-query';

/** Tells whether a part of the page is still being loaded: its figures, its code, or the code that draws it. */
export function isLoading(queries: QueryClient): boolean {
  const asked = queries.isFetching({ predicate: ({ state }) => state.data === undefined });
  return asked > 0 || document.querySelector('[aria-busy="true"]') !== null;
}
