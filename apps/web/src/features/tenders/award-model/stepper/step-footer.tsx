import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { OpenWords } from './open-words.ts';

interface StepFooterProps {
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** the step is done, so one may go on */
  readonly isDone: boolean;
  /** one goes on as soon as what was typed is stored */
  readonly isWaiting: boolean;
  /** what keeps one from going on, where the step doesn't say it itself */
  readonly open?: OpenWords | undefined;
  /** of the words in the step that say what is left to do */
  readonly openId?: string | undefined;
}

/** The way on and the way back; what keeps one from going on stands above them. */
export function StepFooter({ onPrevious, onNext, isDone, isWaiting, open, openId }: StepFooterProps) {
  const { t } = useTranslation();
  const ownId = useId();
  return (
    <div>
      {open && (
        <Typography id={ownId} variant="body2" sx={WORDS}>
          {!isDone && (open.isAtField ? <VisuallyHidden>{open.words}</VisuallyHidden> : open.words)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {onPrevious && <Button onClick={onPrevious}>{t('tenders.steps.previous')}</Button>}
        {onNext && (
          <Button
            variant="contained"
            disabled={!isDone}
            loading={isWaiting}
            aria-describedby={isDone ? undefined : (openId ?? ownId)}
            onClick={onNext}
          >
            {t('tenders.steps.next')}
          </Button>
        )}
      </Box>
    </div>
  );
}

/** Room for the words before they are there, so that the buttons stay where they are. */
const WORDS = { mb: 1, minHeight: { sm: '1lh' }, color: 'text.secondary' } as const;
