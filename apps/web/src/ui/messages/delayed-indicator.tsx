import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A shorter wait than this shows nothing: an indicator that flashes makes a fast page look slow. */
const SHOWN_AFTER_MS = 1000;

interface DelayedIndicatorProps {
  /** the room of what is coming, in px, so that the page doesn't jump */
  readonly minHeight?: number;
  /** what is being done, where it may take long; a wait alone by default */
  readonly doing?: string;
}

export function DelayedIndicator({ minHeight = 240, doing }: DelayedIndicatorProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      aria-busy
      role="status"
      sx={{ display: 'grid', placeItems: 'center', placeContent: 'center', gap: 1.5, minHeight }}
    >
      {shown && <CircularProgress aria-label={t('app.loading')} />}
      {shown && doing && (
        <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{doing}</Typography>
      )}
    </Box>
  );
}
