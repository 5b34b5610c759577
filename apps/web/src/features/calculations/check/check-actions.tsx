import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMainAct } from '../../../ui/main-act.ts';
import { LOW_SCREEN } from '../../../ui/page/low-screen.ts';
import type { CheckVerdict } from './check-verdict.ts';

interface CheckActionsProps {
  readonly verdict: CheckVerdict;
  /** true if there is, or was, a question that has to be answered */
  readonly asks: boolean;
  /** whether it was made on the screen, so that another one is made there too */
  readonly onScreen: boolean;
  readonly onAdd: () => void;
  readonly onChooseOther: () => void;
  /** null if it is offered elsewhere */
  readonly onCheckAgain: (() => void) | null;
  readonly onCancel: () => void;
}

/** The actions for a checked file. If it can't be added yet, the reason stands beside the button. */
export function CheckActions(props: CheckActionsProps) {
  const { verdict, asks, onScreen, onAdd, onChooseOther, onCheckAgain, onCancel } = props;
  const { t } = useTranslation();
  const reasonId = useId();
  const variant = useMainAct('form');
  const open = verdict.kind === 'asked' ? verdict.open : 0;
  const refused = verdict.kind === 'refused-file' || verdict.kind === 'refused-project';
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const others = (
    <>
      {!refused && (
        <Button onClick={onChooseOther}>{t(`uploadCheck.${onScreen ? 'toSheet' : 'chooseOther'}`)}</Button>
      )}
      {refused && onCheckAgain && <Button onClick={onCheckAgain}>{t('uploadCheck.again')}</Button>}
    </>
  );
  return (
    <>
      {/* On a phone only what ends the check stays in view: more would hide what it is about. */}
      {phone && <div>{others}</div>}
      <Box data-check-actions sx={BAR}>
        {!refused && (
          // The element is there from the start, so that a screen reader announces the text that appears in it.
          <Typography
            id={reasonId}
            role="status"
            variant="body2"
            sx={{ order: { xs: 0, sm: 1 }, width: { xs: 1, sm: 'auto' }, fontWeight: 600 }}
          >
            {open > 0 && t('uploadCheck.questions.open', { count: open })}
            {open === 0 && asks && t('uploadCheck.questions.allAnswered')}
          </Typography>
        )}
        {!refused && (
          <Button
            variant={variant}
            onClick={onAdd}
            disabled={open > 0}
            aria-describedby={open > 0 ? reasonId : undefined}
          >
            {t('uploadCheck.add')}
          </Button>
        )}
        {refused && (
          <Button color="error" variant={variant} onClick={onChooseOther}>
            {t(`uploadCheck.${onScreen ? 'toSheet' : 'chooseOther'}`)}
          </Button>
        )}
        <Box sx={{ order: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!phone && others}
          <Button onClick={onCancel}>{t('uploadCheck.cancel')}</Button>
        </Box>
      </Box>
    </>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: { xs: 1, sm: 1.5 },
  borderTop: 1,
  borderColor: 'divider',
  // The actions stay in view however long the list of notes above is, and cover what scrolls beneath them.
  position: 'sticky',
  [LOW_SCREEN]: { position: 'static' },
  bottom: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
} as const;
