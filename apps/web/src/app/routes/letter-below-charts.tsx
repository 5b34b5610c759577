import { type ComponentProps, Suspense } from 'react';
import type { ProgressProps } from '../../features/progress/index.ts';
import type { OrganisationDashboard } from '../../features/statistics/index.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';

const CouncilLetterSection = laterPart(() =>
  withAllTexts(import('../../features/progress/council-letter/council-letter-section.tsx')),
);

type Below = NonNullable<ComponentProps<typeof OrganisationDashboard>['below']>;

/** Returns the council letter below the charts of a dashboard, of the projects that its filters choose. */
export function letterBelowCharts(reader: Pick<ProgressProps, 'organisation'>): Below {
  return (asked) => (
    <Suspense fallback={<DelayedIndicator minHeight={90} />}>
      <CouncilLetterSection {...reader} asked={asked} />
    </Suspense>
  );
}
