import { SET_CODES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { choiceOf } from '../../lib/address/address-values.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';

const GoalsInSight = laterPart(() =>
  withAllTexts(import('../../features/progress/goals/goals-in-sight.tsx')),
);

interface GoalsBelowResultProps {
  readonly organisationSlug: string;
  /** false until the first paint, which nothing may wait for */
  readonly painted?: boolean;
}

/** Whether the goal is in sight, below the result of a dashboard; it has its room before it is known. */
export function GoalsBelowResult({ organisationSlug, painted = true }: GoalsBelowResultProps) {
  const set = useSearch({ strict: false, select: (search) => search.set });
  return (
    <Box sx={{ minHeight: { xs: 60, sm: 40, lg: 20 }, mt: 1 }}>
      <Suspense fallback={null}>
        {painted && (
          <GoalsInSight organisationSlug={organisationSlug} set={choiceOf(SET_CODES, set) ?? 'a1'} />
        )}
      </Suspense>
    </Box>
  );
}
