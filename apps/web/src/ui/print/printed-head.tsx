import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../lib/shown-moment.ts';
import { isLoading } from './is-loading.ts';
import { usePrintedAt } from './printing.ts';

/**
 * The first line of a printed page: whose figures these are, when they were printed, and whether all of them were there.
 * Nothing on the screen.
 */
export function PrintedHead({ organisation }: { readonly organisation: string }) {
  const { t } = useTranslation();
  const printedAt = usePrintedAt();
  const queries = useQueryClient();
  if (!printedAt) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      {t('app.printed', { organisation, moment: shownMoment(printedAt.toISOString()) })}
      {isLoading(queries) && <strong> · {t('app.printedEarly')}</strong>}
    </Typography>
  );
}
