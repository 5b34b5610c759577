import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorPanel } from './error-panel.tsx';

interface FailedQueryProps {
  readonly query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  /** what did not work, where that can be said better than in general */
  readonly title?: string;
}

/**
 * That a question failed, with a way to ask it again; nothing where it didn't. Stands above what an earlier answer
 * shows: that stays, and with it what somebody has open or is typing there.
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
