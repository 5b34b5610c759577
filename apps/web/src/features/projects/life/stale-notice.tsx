import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StaleProject } from '../../../lib/project-changes/stale-project.ts';
import { projectDifferences } from './project-differences.ts';

interface StaleNoticeProps {
  readonly stale: StaleProject;
  readonly onClose: () => void;
}

/** Says that somebody else was first, and what they changed. */
export function StaleNotice({ stale, onClose }: StaleNoticeProps) {
  const { t } = useTranslation();
  const differences = projectDifferences(stale.seen, stale.current, t);
  return (
    <Alert severity="warning" variant="outlined" onClose={onClose} closeText={t('app.close')}>
      <AlertTitle>{stale.sentence ?? t('projectLife.stale.title')}</AlertTitle>
      {t('projectLife.stale.text')}
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {differences.length === 0 && <li>{t('projectLife.stale.other')}</li>}
        {differences.map((difference) => (
          <li key={difference.field}>{t('projectLife.stale.change', { ...difference })}</li>
        ))}
      </Box>
    </Alert>
  );
}
