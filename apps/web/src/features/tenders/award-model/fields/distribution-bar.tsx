import { type AwardModel, distributionProgress, fieldProblemText } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { amber, deepOrange, lime, orange } from '@mui/material/colors';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../text/language.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { DISTRIBUTED, type DistributionNotices } from '../editing/distribution-notices.ts';

/** The colours of D-42; the words below the bar say the same. */
const COLOURS = {
  error: 'error.main',
  'deep-orange': deepOrange[700],
  orange: orange[800],
  amber: amber[700],
  lime: lime[800],
  green: 'secondary.main',
} as const;

interface DistributionBarProps {
  readonly model: AwardModel;
  readonly notices: DistributionNotices;
  /** each of the two discounts waits for the other to be stored */
  readonly isHeld: boolean;
  /** the id of the words below it */
  readonly wordsId: string;
}

/** Shows, as a bar and in words, how much of the total discount is distributed and what is left. */
export function DistributionBar({ model, notices, isHeld, wordsId }: DistributionBarProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const progress = distributionProgress(model);
  if (!progress) return <Typography id={wordsId}>{t('tenders.progress.none')}</Typography>;
  const share = t('tenders.progress.share', { percentage: progress.percentage });
  const atFields = DISTRIBUTED.flatMap((field) => {
    const problem = notices.fields[field];
    return problem
      ? [`${t(`tenders.fields.${field}`)}: ${fieldProblemText(problem, currentLanguage())}`]
      : [];
  });
  const words = wordsOf();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={labelId} variant="label">
          {t('tenders.progress.label')}
        </Typography>
        <Typography sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{share}</Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.max(0, Math.min(progress.percentage, 100))}
        aria-labelledby={labelId}
        aria-valuetext={`${share}. ${words}`}
        data-colour={progress.colour}
        sx={{ ...BAR, '& .MuiLinearProgress-bar': { bgcolor: COLOURS[progress.colour] } }}
      />
      <Typography
        id={wordsId}
        role="status"
        sx={{ minHeight: '1lh', color: progress.state === 'exceeded' ? 'error.main' : 'text.primary' }}
      >
        {atFields.length > 0 ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </Typography>
    </Box>
  );

  /**
   * Repeats a message that a field already shows, for those who can't see it: it is the reason why the user can't go
   * on.
   */
  function wordsOf(): string {
    if (atFields.length > 0) return atFields.join('. ');
    if (!notices.total) return t('tenders.progress.complete');
    const problem = fieldProblemText(notices.total, currentLanguage());
    return isHeld ? t('tenders.progress.held', { problem }) : problem;
  }
}

const BAR = { height: 12, borderRadius: 1, border: 1, borderColor: 'edge', bgcolor: 'transparent' } as const;
