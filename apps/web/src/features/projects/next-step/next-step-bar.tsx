import type { Project } from '@milieuspoor/contract';
import type { NextStep, ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffDialog } from '../staff/staff-dialog.tsx';
import { goToStep } from './go-to-step.ts';

interface NextStepBarProps {
  readonly project: Project;
  /** null once the project is complete; undefined while that is being found out */
  readonly next: NextStep | null | undefined;
  /** the one that is open */
  readonly tab: ProjectTab;
  readonly onTabChange: (tab: ProjectTab) => void;
}

/**
 * What the project needs next, with the way there; it stays below the bar of the page while that scrolls. Who can't take
 * the step reads who can.
 */
export function NextStepBar({ project, next, tab: shown, onTabChange }: NextStepBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const giveUp = useRef<() => void>(undefined);
  const [asked, setAsked] = useState<'unlock' | 'reopen' | null>(null);
  useEffect(() => () => giveUp.current?.(), []);
  if (next === null) return null;

  const go = ({ step, tab }: NextStep) => {
    if (tab === null) return setAsked(step === 'unlock' ? 'unlock' : 'reopen');
    if (tab !== shown) onTabChange(tab);
    giveUp.current?.();
    giveUp.current = goToStep(step);
  };
  return (
    <>
      {/* What gets the focus, or is scrolled to, comes to stand below this bar as well. */}
      <GlobalStyles styles={{ html: { scrollPaddingTop: `${TOP_BAR + ROOM + 12}px !important` } }} />
      <Box component="section" aria-labelledby={`${id}-title`} aria-busy={next === undefined} sx={BAR}>
        <Box component="span" id={`${id}-title`} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('nextStep.title')}
        </Box>
        {next &&
          (next.mine ? (
            <Button
              variant="contained"
              size="small"
              onClick={() => go(next)}
              sx={{ minWidth: 0, lineHeight: 1.25 }}
            >
              {t(`nextStep.steps.${next.step}`)}
            </Button>
          ) : (
            <Box component="span" sx={{ minWidth: 0, lineHeight: 1.3 }}>
              <strong>{t(`nextStep.steps.${next.step}`)}</strong>
              {'. '}
              {t(`nextStep.by.${next.by}`)}
            </Box>
          ))}
      </Box>
      {asked && <StaffDialog project={project} step={asked} onClosed={() => setAsked(null)} />}
    </>
  );
}

/** px, of the bar on top of the page */
const TOP_BAR = 80;
/** px, so that nothing moves when the step is known */
const ROOM = 48;

const BAR = {
  position: 'sticky',
  top: TOP_BAR,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: ROOM,
  py: 0.5,
  fontSize: '0.9375rem',
  bgcolor: 'background.default',
  '@media print': { position: 'static' },
} as const;
