import type { Calculation } from '@milieuspoor/contract';
import { type CalculationType, dayAndTimeOf, formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { deletedCalculationsQuery } from '../calculation-queries.ts';
import { useRestoreCalculation } from './use-restore-calculation.ts';

interface RecentlyDeletedProps {
  readonly projectUuid: string;
  readonly type: CalculationType;
  /** called after a calculation was restored, when its button disappears */
  readonly onRestored: () => void;
}

/**
 * The calculations that were deleted in the last day, each with a way to restore it; shows nothing when there are none.
 */
export function RecentlyDeleted({ projectUuid, type, onRestored }: RecentlyDeletedProps) {
  const { t } = useTranslation();
  const deleted = useQuery(deletedCalculationsQuery(projectUuid));
  const own = deleted.data?.filter(({ calculation_type }) => calculation_type === type) ?? [];
  if (deleted.isError && !deleted.data)
    return <FailedQuery query={deleted} title={t('calculations.restore.listFailed')} />;
  if (own.length === 0) return null;
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', fontWeight: 600, py: 0.5 }}>
        {t('calculations.restore.list', { count: own.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {own.map((calculation) => (
          <DeletedCalculation key={calculation.uuid} calculation={calculation} onRestored={onRestored} />
        ))}
      </Box>
    </Box>
  );
}

interface DeletedCalculationProps {
  readonly calculation: Calculation;
  readonly onRestored: () => void;
}

function DeletedCalculation({ calculation, onRestored }: DeletedCalculationProps) {
  const { t } = useTranslation();
  const restore = useRestoreCalculation(calculation.project, onRestored);
  const { name, applicant_name: bidder, deletion, mki_value } = calculation;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, py: 1 }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {bidder === '' ? name : `${bidder}: ${name}`}
        </Typography>
        {`, ${formatMki(mki_value)}`}
        {deletion && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {deletion.by === ''
              ? t('calculations.restore.deleted', { at: dayAndTimeOf(deletion.at) })
              : t('calculations.restore.deletedBy', { at: dayAndTimeOf(deletion.at), by: deletion.by })}{' '}
            {t('calculations.restore.until', { until: dayAndTimeOf(deletion.restorable_until) })}
          </Typography>
        )}
      </Box>
      <Button
        aria-label={t('calculations.restore.restoreNamed', { name })}
        loading={restore.isPending}
        onClick={() => restore.mutate(calculation)}
      >
        {t('calculations.restore.restore')}
      </Button>
    </Box>
  );
}
