import Box from '@mui/material/Box';
import CouncilLetterSection from './council-letter/council-letter-section.tsx';
import { DifferencesSection } from './differences/differences-section.tsx';
import { GoalsSection } from './goals/goals-section.tsx';
import { OpenWorkSection } from './open-work/open-work-section.tsx';
import { OverTime } from './over-time/over-time.tsx';
import type { ProgressProps } from './progress-props.ts';
import { PromisesSection } from './promises/promises-section.tsx';

/**
 * The tab Voortgang: whether the works get cleaner, by what, and what is missing to tell. Its sections stand in this
 * order: over time, goals, where the difference comes from, promised and built, what is missing, the council letter.
 */
export default function ProgressTab(props: ProgressProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', ...ON_PAPER }}>
      <OverTime {...props} />
      <GoalsSection {...props} />
      <DifferencesSection {...props} />
      <PromisesSection {...props} />
      <OpenWorkSection {...props} />
      <CouncilLetterSection {...props} />
    </Box>
  );
}

/** A browser that divides a grid over pages writes what follows it on top of its end. */
const ON_PAPER = {
  '@media print': {
    display: 'block',
    '& > section': { display: 'block', mb: 4 },
    '& > section > *': { mb: 2 },
  },
} as const;
