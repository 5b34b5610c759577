import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StepCircle } from './step-circle.tsx';
import { STEPS, type StepName } from './steps.ts';

interface StepSectionProps {
  readonly step: StepName;
  readonly open: boolean;
  readonly locked: boolean;
  /** what the step asks, or a summary once it is done */
  readonly lead: string;
  /** true if something that was typed in it is not stored */
  readonly held: boolean;
  /** opens the step by its header; undefined while the steps are done in order (D-26) */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Marks the element that gets the focus when a step opens. */
export const STEP_HEADER = 'data-step-header';

/** Shows one of the five steps: its header, and its content while it is open. */
export function StepSection({ step, open, locked, lead, held, onOpen, children }: StepSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const header = (
    <>
      <StepCircle number={STEPS.indexOf(step) + 1} locked={locked} open={open} />
      <Box component="span" sx={{ minWidth: 0, textAlign: 'left' }}>
        {t(`tenders.steps.${step}.title`)}
        {held && !open && (
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'error.main' }}>
            {t('tenders.steps.notSaved')}
          </Box>
        )}
      </Box>
    </>
  );
  const mark = { [STEP_HEADER]: step };
  return (
    <Box component="li" aria-current={open ? 'step' : undefined} sx={SECTION}>
      <Typography variant="h3" id={`${id}-header`}>
        {onOpen ? (
          <ButtonBase
            {...mark}
            aria-expanded={open}
            aria-controls={open ? `${id}-content` : undefined}
            onClick={onOpen}
            sx={{ ...HEADER, '&:hover': { bgcolor: 'ground.soft' } }}
          >
            {header}
          </ButtonBase>
        ) : (
          <Box component="span" {...mark} tabIndex={-1} sx={HEADER}>
            {header}
          </Box>
        )}
      </Typography>
      {open && (
        <Box id={`${id}-content`} role="group" aria-labelledby={`${id}-header`} sx={CONTENT}>
          <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{lead}</Typography>
          {children}
        </Box>
      )}
    </Box>
  );
}

const SECTION = { '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } } as const;

const HEADER = {
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.5,
  px: { xs: 1.5, sm: 2.5 },
  py: 1.5,
  font: 'inherit',
  scrollMarginTop: 96,
} as const;

/** Aligned with the header's text; on a phone the fields need the whole width. */
const CONTENT = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  pl: { xs: 1.5, sm: 10 },
  pr: { xs: 1.5, sm: 2.5 },
  pb: 3,
} as const;
