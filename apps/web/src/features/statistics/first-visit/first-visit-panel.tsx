import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExplainedPart, goToPart } from './explained-parts.ts';

interface FirstVisitPanelProps {
  /** what the page has of the parts */
  readonly parts: readonly ExplainedPart[];
  readonly onUnderstood: () => void;
}

/**
 * Explains the parts of a dashboard to who sees it first. It stands above them and covers nothing; each name leads to its
 * part.
 */
export default function FirstVisitPanel({ parts, onUnderstood }: FirstVisitPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, mb: 2.5, bgcolor: 'ground.info', displayPrint: 'none' }}
    >
      <Typography id={id} variant="h2">
        {t('firstVisit.title')}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5, maxWidth: '68ch' }}>
        {parts.map((part) => (
          <li key={part}>
            <Link component="button" type="button" onClick={() => goToPart(part)} sx={{ font: 'inherit' }}>
              {t(`firstVisit.parts.${part}.name`)}
            </Link>
            {`: ${t(`firstVisit.parts.${part}.about`)}`}
          </li>
        ))}
        <li>{t('firstVisit.views')}</li>
      </Box>
      <Button variant="outlined" size="small" onClick={onUnderstood}>
        {t('firstVisit.understood')}
      </Button>
    </Paper>
  );
}
