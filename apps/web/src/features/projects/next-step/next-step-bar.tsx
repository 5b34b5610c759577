import type { Project } from '@milieuspoor/contract';
import type { NextStep, ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOW_SCREEN } from '../../../ui/page/low-screen.ts';
import { NextStepAction } from './next-step-action.tsx';

interface NextStepBarProps {
  readonly project: Project;
  /** null once the project is complete; undefined while it is unknown */
  readonly next: NextStep | null | undefined;
  /** the open tab */
  readonly tab: ProjectTab;
  readonly onTabChange: (tab: ProjectTab) => void;
}

/**
 * Says what the project needs next, with a button to its place; it stays below the bar of the page while the page
 * scrolls. On a phone that bar scrolls away, and this one too while the actions of a check are in view.
 */
export function NextStepBar({ project, next, tab, onTabChange }: NextStepBarProps) {
  const { t } = useTranslation();
  const id = useId();
  if (next === null) return null;
  return (
    <>
      {/* An element that gets the focus, or is scrolled to, is placed below this bar as well. */}
      <GlobalStyles styles={BELOW_BARS} />
      <Box component="section" aria-labelledby={`${id}-title`} aria-busy={next === undefined} sx={BAR}>
        <Box component="span" id={`${id}-title`} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('nextStep.title')}
        </Box>
        {next && <NextStepAction project={project} next={next} tab={tab} onTabChange={onTabChange} />}
      </Box>
    </>
  );
}

/** px, of the bar at the top of the page */
const TOP_BAR = 80;
/** px, so that nothing moves once the step is known */
const ROOM = 48;

const BELOW_BARS = (theme: Theme) => ({
  html: { scrollPaddingTop: `${ROOM + 12}px !important` },
  [theme.breakpoints.up('sm')]: { html: { scrollPaddingTop: `${TOP_BAR + ROOM + 12}px !important` } },
  [LOW_SCREEN]: { html: { scrollPaddingTop: '12px !important' } },
});

const BAR = {
  position: 'sticky',
  'html:has([data-check-actions]) &': { position: { xs: 'static', sm: 'sticky' } },
  top: { xs: 0, sm: TOP_BAR },
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: ROOM,
  py: 0.5,
  fontSize: '0.9375rem',
  bgcolor: 'background.default',
  [LOW_SCREEN]: { position: 'static' },
  displayPrint: 'none',
} as const;
