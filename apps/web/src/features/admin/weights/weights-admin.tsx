import type { WeightTableAnswer } from '@milieuspoor/contract';
import { IMPACT_SETS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon } from '../../../ui/icons/add.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { weightTablesQuery } from '../admin-queries.ts';
import { NewVersionDialog } from './new-version-dialog.tsx';
import { RemoveVersionDialog } from './remove-version-dialog.tsx';
import { VersionList } from './version-list.tsx';
import { WeightTable } from './weight-table.tsx';

/** The weights of both sets: their versions, and each weight with its source and who confirmed it. */
export function WeightsAdmin() {
  const { t } = useTranslation();
  const tables = useQuery(weightTablesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [following, setFollowing] = useState<WeightTableAnswer | null>(null);
  const [removing, setRemoving] = useState<WeightTableAnswer | null>(null);
  if (tables.isPending) return <DelayedIndicator />;
  const failed = tables.isError && <FailedQuery query={tables} />;
  // When fetching again failed, the known data stays on the screen, and so does what the user is typing.
  if (tables.isLoadingError) return failed;
  const ofSet = (set: SetCode) => tables.data.results.filter((table) => table.set === set);
  const shown = tables.data.results.find(({ uuid }) => uuid === chosen) ?? ofSet('a2')[0];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failed}
      <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{t('admin.weights.lead')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {SET_CODES.map((set) => {
          const [newest] = ofSet(set);
          return (
            <Box key={set} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
              <VersionList
                set={set}
                tables={ofSet(set)}
                shown={shown?.uuid ?? null}
                onChoose={({ uuid }) => setChosen(uuid)}
              />
              {newest && (
                <Button
                  startIcon={<AddIcon />}
                  onClick={() => setFollowing(newest)}
                  sx={{ justifySelf: 'start' }}
                >
                  {t('admin.weights.make', { set: IMPACT_SETS[set].name })}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      {shown?.removable && (
        <Button onClick={() => setRemoving(shown)} sx={{ justifySelf: 'start' }}>
          {t('admin.weights.remove', { version: shown.version })}
        </Button>
      )}
      {shown && <WeightTable key={shown.uuid} table={shown} />}
      {removing && <RemoveVersionDialog table={removing} onClose={() => setRemoving(null)} />}
      {following && (
        <NewVersionDialog
          newest={following}
          onMade={({ uuid }) => setChosen(uuid)}
          onClose={() => setFollowing(null)}
        />
      )}
    </Box>
  );
}
