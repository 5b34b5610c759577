import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface StepFooterProps {
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** the step is done, so one may go on */
  readonly isDone: boolean;
  /** what is left to do, where the step doesn't say it itself */
  readonly open?: string | undefined;
  /** of the words in the step that say what is left to do */
  readonly openId?: string | undefined;
}

/** The way on and the way back; what keeps one from going on stands beside it. */
export function StepFooter({ onPrevious, onNext, isDone, open, openId }: StepFooterProps) {
  const { t } = useTranslation();
  const ownId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {onPrevious && <Button onClick={onPrevious}>{t('tenders.steps.previous')}</Button>}
      {onNext && (
        <Button
          variant="contained"
          disabled={!isDone}
          aria-describedby={isDone ? undefined : (openId ?? ownId)}
          onClick={onNext}
        >
          {t('tenders.steps.next')}
        </Button>
      )}
      {onNext && !isDone && open && (
        <Typography id={ownId} variant="body2" sx={{ color: 'text.secondary' }}>
          {open}
        </Typography>
      )}
    </Box>
  );
}
