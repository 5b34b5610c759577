import {
  PROJECT_TYPE_LABELS,
  PROJECT_TYPES,
  type ProjectType,
  SECTOR_LABELS,
  SECTORS,
  type Sector,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../text/language.ts';
import { menuOf } from '../../ui/menu-of.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { DemandFigures } from './demand-figures.tsx';
import type { DemandSectionProps } from './demand-props.ts';
import { demandQuery } from './demand-query.ts';

/** What to demand of a kind of work, in the tab Kansen. */
export default function DemandSection({ organisation: { slug }, set }: DemandSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const language = currentLanguage();
  const [sector, setSector] = useState<Sector>('infra-city');
  const [projectType, setProjectType] = useState<ProjectType | ''>('');
  const query = useQuery(demandQuery({ kind: 'work', organisationSlug: slug, set, sector, projectType }));
  const choice = (label: string) => ({
    select: true,
    size: 'small' as const,
    label,
    slotProps: { inputLabel: { shrink: true }, select: { displayEmpty: true, MenuProps: menuOf(label) } },
    sx: { width: { xs: 1, sm: 280 } },
  });
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 4, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography id={id} variant="h2">
          {t('demand.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>{t('demand.lead')}</Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextField
          {...choice(t('demand.sector'))}
          value={sector}
          onChange={({ target }) => setSector(SECTORS.find((each) => each === target.value) ?? sector)}
        >
          {SECTORS.map((each) => (
            <MenuItem key={each} value={each}>
              {SECTOR_LABELS[language][each]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...choice(t('demand.type'))}
          value={projectType}
          onChange={({ target }) => setProjectType(PROJECT_TYPES.find((each) => each === target.value) ?? '')}
        >
          <MenuItem value="">{t('demand.everyTypeOfSector')}</MenuItem>
          {PROJECT_TYPES.map((each) => (
            <MenuItem key={each} value={each}>
              {PROJECT_TYPE_LABELS[language][each]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {query.isPending && <DelayedIndicator minHeight={200} doing={t('demand.working')} />}
      <FailedQuery query={query} title={t('demand.failed')} />
      {query.data && (
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 } }}>
          <DemandFigures answer={query.data} organisationSlug={slug} />
        </Paper>
      )}
    </Box>
  );
}
