import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorPanel } from './error-panel.tsx';

interface FailedQueryProps {
  readonly query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  /** what did not work, where that can be more specific than the general text */
  readonly title?: string;
}

/**
 * Shows that a request failed, with a way to repeat it; nothing where it didn't. It is above the contents of an earlier
 * answer, which remain, with what somebody has open or is typing there.
 */
export function FailedQuery({ query, title }: FailedQueryProps) {
  if (!query.isError) return null;
  return (
    <Box sx={{ '&:not(:last-child)': { mb: 2 } }}>
      <ErrorPanel
        {...(title !== undefined && { title })}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    </Box>
  );
}
