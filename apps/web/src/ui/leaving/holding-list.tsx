import type { Holding, Leaving } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Holders, holdersFor } from './leaving-choice.ts';

interface HoldingListProps {
  readonly leaving: Leaving;
  readonly holders: Holders;
  readonly onChange: (uuid: string, holder: string) => void;
}

/** The things that somebody holds, by organisation where there are several, each with what happens to it. */
export function HoldingList({ leaving, holders, onChange }: HoldingListProps) {
  const { t } = useTranslation();
  const names = [...new Set(leaving.holdings.map(({ organization }) => organization?.name ?? ''))];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('leaving.lead')}</Typography>
      {names.map((name) => (
        <Box key={name} component="section" aria-label={name || t('leaving.ofAccount')}>
          {names.length > 1 && (
            <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
              {name || t('leaving.ofAccount')}
            </Typography>
          )}
          <Box component="ul" aria-label={t('leaving.list')} sx={LIST}>
            {leaving.holdings
              .filter(({ organization }) => (organization?.name ?? '') === name)
              .map((held) => (
                <HoldingRow
                  key={held.uuid}
                  held={held}
                  leaving={leaving}
                  holder={holders[held.uuid] ?? ''}
                  onChange={(holder) => onChange(held.uuid, holder)}
                />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

interface HoldingRowProps {
  readonly held: Holding;
  readonly leaving: Leaving;
  /** the account that takes it over; empty for nobody */
  readonly holder: string;
  readonly onChange: (holder: string) => void;
}

function HoldingRow({ held, leaving, holder, onChange }: HoldingRowProps) {
  const { t } = useTranslation();
  const kind = t(`leaving.kinds.${held.kind}`);
  const project = held.project && held.kind !== 'unlock-request' ? held.project.name : null;
  const possible = holdersFor(held, leaving.holders);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {kind}
          {project !== null && ` · ${project}`}
        </Typography>
        {held.name !== '' && <Typography>{held.name}</Typography>}
      </Box>
      {possible.length === 0 ? (
        <Typography sx={{ flex: '1 1 200px', fontWeight: 600 }}>
          {t(held.ends ? 'leaving.ends' : 'leaving.staysSealed')}
        </Typography>
      ) : (
        <TextField
          select
          size="small"
          label={t('leaving.whatBecomes')}
          value={holder}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            select: {
              displayEmpty: true,
              SelectDisplayProps: { 'aria-description': `${kind} ${held.name}` },
            },
          }}
          sx={{ flex: '1 1 200px' }}
        >
          <MenuItem value="">{t('leaving.ends')}</MenuItem>
          {possible.map(({ uuid, name }) => (
            <MenuItem key={uuid} value={uuid}>
              {t('leaving.goesOn', { name })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

const ROW = {
  py: 1.25,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
} as const;
