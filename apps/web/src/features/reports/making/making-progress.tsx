import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Making } from './making.ts';

/** Shows how many of the steps of a report are done. */
export function MakingProgress({ making }: { readonly making: Making }) {
  const { t } = useTranslation();
  const { stepsDone, steps } = making;
  const said = t('reports.making.progress', { done: stepsDone, steps });
  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <LinearProgress
        variant="determinate"
        value={Math.round((100 * stepsDone) / steps)}
        aria-label={t('reports.making.bar')}
        aria-valuetext={said}
      />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {said}
      </Typography>
    </Box>
  );
}
