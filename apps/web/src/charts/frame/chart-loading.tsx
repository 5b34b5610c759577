import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePrintedAt } from '../../ui/print/printing.ts';
import { useLongerThan } from './use-longer-than.ts';

/** A shorter wait than this shows nothing, ms. */
export const LOADING_SHOWS_AFTER = 1000;

/** The room for a chart, with an indicator when it takes long. */
export function ChartLoading({ height }: { readonly height: number }) {
  const { t } = useTranslation();
  const long = useLongerThan(true, LOADING_SHOWS_AFTER);
  if (usePrintedAt()) return <Typography>{t('charts.notPrinted')}</Typography>;
  return (
    <Box sx={{ height, display: 'grid', placeItems: 'center' }}>
      {long && <CircularProgress aria-label={t('charts.loading')} />}
    </Box>
  );
}
