import Box from '@mui/material/Box';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { FailedScreen } from './failed-screen.tsx';

/** The page that the router shows when a guard or a screen throws. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    return router.invalidate();
  };
  return (
    <Box sx={{ p: { xs: 2, sm: 4 } }}>
      <FailedScreen error={error} onRetry={retry} />
    </Box>
  );
}
