import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckVerdict } from './check-verdict.ts';

interface CheckActionsProps {
  readonly verdict: CheckVerdict;
  /** true if there is, or was, a question that has to be answered */
  readonly asks: boolean;
  readonly onAdd: () => void;
  readonly onChooseOther: () => void;
  /** null if it is offered elsewhere */
  readonly onCheckAgain: (() => void) | null;
  readonly onCancel: () => void;
}

/** The actions for a checked file. If it can't be added yet, the reason stands beside the button. */
export function CheckActions(props: CheckActionsProps) {
  const { verdict, asks, onAdd, onChooseOther, onCheckAgain, onCancel } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const open = verdict.kind === 'asked' ? verdict.open : 0;
  const refused = verdict.kind === 'refused-file' || verdict.kind === 'refused-project';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        // The actions stay in view however long the list of notes above is, and cover what scrolls beneath them.
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        bgcolor: 'background.paper',
      }}
    >
      {!refused && (
        <Button
          variant="contained"
          onClick={onAdd}
          disabled={open > 0}
          aria-describedby={open > 0 ? reasonId : undefined}
        >
          {t('uploadCheck.add')}
        </Button>
      )}
      {!refused && (
        // The element is there from the start, so that a screen reader announces the text that appears in it.
        <Typography id={reasonId} role="status" variant="body2" sx={{ fontWeight: 600 }}>
          {open > 0 && t('uploadCheck.questions.open', { count: open })}
          {open === 0 && asks && t('uploadCheck.questions.allAnswered')}
        </Typography>
      )}
      <Button variant={refused ? 'contained' : 'text'} onClick={onChooseOther}>
        {t('uploadCheck.chooseOther')}
      </Button>
      {refused && onCheckAgain && <Button onClick={onCheckAgain}>{t('uploadCheck.again')}</Button>}
      <Button onClick={onCancel}>{t('uploadCheck.cancel')}</Button>
    </Box>
  );
}
