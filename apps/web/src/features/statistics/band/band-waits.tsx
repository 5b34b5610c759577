import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { bandRoomOf, keptRoom } from './band-room.ts';
import type { BandShown } from './kept-band-room.ts';

/** Stands in the place of the band until its code has come: as high as the band, and with the same sentence as it. */
export function BandWaits(shown: BandShown) {
  return (
    <Paper
      variant="outlined"
      sx={{ boxSizing: 'content-box', ...bandRoomOf(shown.slim), ...keptRoom(shown) }}
    >
      <FiguresComing />
    </Paper>
  );
}

/** Says at once that the figures are being loaded, as the frame of the page does before it. */
export function FiguresComing() {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ px: { xs: 2, md: 3 }, pt: 1.25, typography: 'body2', color: 'text.secondary' }}>
      {t('app.loadingFigures')}
    </Box>
  );
}
