import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface PointHintProps {
  /** whether several can be chosen together */
  readonly spans: boolean;
}

/** The keys of a chart, shown to keyboard users in it. */
export function PointHint({ spans }: PointHintProps) {
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
      {t(spans ? 'charts.pointHintSpans' : 'charts.pointHint')}
    </Box>
  );
}
