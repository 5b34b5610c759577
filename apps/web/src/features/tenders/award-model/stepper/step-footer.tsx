import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMainAct } from '../../../../ui/main-act.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { OpenWords } from './open-words.ts';

interface StepFooterProps {
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** the step is done, so that the user may go on */
  readonly isDone: boolean;
  /** the user goes on as soon as the typed values are stored */
  readonly isWaiting: boolean;
  /** what keeps the user from going on, if the step doesn't say it itself */
  readonly open?: OpenWords | undefined;
  /** the id of the words in the step that say what is left to do */
  readonly openId?: string | undefined;
}

/** Shows the buttons to the next and the previous step; above them it says what keeps the user from going on. */
export function StepFooter({ onPrevious, onNext, isDone, isWaiting, open, openId }: StepFooterProps) {
  const { t } = useTranslation();
  const variant = useMainAct('tab');
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
            variant={variant}
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

/** Reserves room for the words, so that the buttons don't move when they appear. */
const WORDS = { mb: 1, minHeight: { sm: '1lh' }, color: 'text.secondary' } as const;
