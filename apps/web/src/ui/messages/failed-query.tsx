import { ErrorPanel } from './error-panel.tsx';

interface FailedQueryProps {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  /** what could not be fetched, where that can be more specific than the general text */
  readonly title?: string;
}

/** The failure of a query in its place, with a way to fetch it again; nothing as long as the query did not fail. */
export function FailedQuery({ query: { isError, error, refetch }, ...props }: FailedQueryProps) {
  return isError ? <ErrorPanel error={error} onRetry={() => void refetch()} {...props} /> : null;
}
