import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../lib/shown-moment.ts';
import { usePrintedAt } from './printing.ts';

/** The first line of a printed page: whose figures these are, and when they were printed. Nothing on the screen. */
export function PrintedHead({ organisation }: { readonly organisation: string }) {
  const { t } = useTranslation();
  const printedAt = usePrintedAt();
  if (!printedAt) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      {t('app.printed', { organisation, moment: shownMoment(printedAt.toISOString()) })}
    </Typography>
  );
}
