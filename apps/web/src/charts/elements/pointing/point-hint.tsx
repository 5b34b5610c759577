import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The keys of a chart, shown to keyboard users in it. */
export function PointHint() {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 4,
        right: 4,
        maxWidth: 1,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        fontSize: '0.875rem',
        pointerEvents: 'none',
      }}
    >
      {t('charts.pointHint')}
    </Box>
  );
}
