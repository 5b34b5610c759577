import type { ColumnPlacementAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';

interface CheckPlacementsProps {
  readonly placements: readonly ColumnPlacementAnswer[];
  /** called when the file has to be read again without the choice */
  readonly onTakenBack: () => void;
}

/** The columns that are read by an earlier choice of the organisation, each with a way to undo that choice. */
export function CheckPlacements({ placements, onTakenBack }: CheckPlacementsProps) {
  const { t } = useTranslation();
  const takeBack = useMutation({
    mutationFn: (uuid: string) => client.call(endpoints.deleteColumnPlacement, { params: { uuid } }),
    onSuccess: onTakenBack,
  });
  if (placements.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h5" sx={{ fontWeight: 660 }}>
        {t('uploadCheck.placements.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {placements.map(({ uuid, header, column }) => (
          <li key={uuid}>
            <span>
              {column === null
                ? t('uploadCheck.placements.noneOfThese', { header })
                : t('uploadCheck.placements.readAs', { header, column })}
            </span>
            <Button
              size="small"
              sx={{ ml: 1 }}
              disabled={takeBack.isPending}
              aria-label={
                column === null
                  ? t('uploadCheck.placements.askAgain', { header })
                  : t('uploadCheck.placements.takeBackOf', { header, column })
              }
              onClick={() => takeBack.mutate(uuid)}
            >
              {t('uploadCheck.placements.takeBack')}
            </Button>
          </li>
        ))}
      </Box>
      {takeBack.error && <ErrorPanel error={takeBack.error} title={t('uploadCheck.placements.failed')} />}
    </Box>
  );
}
