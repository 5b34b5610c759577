import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ProgressProps } from '../../features/progress/index.ts';
import { organisationStatisticsQuery } from '../../features/statistics/organisation-queries.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';

const ProgressTab = laterPart(() => withAllTexts(import('../../features/progress/progress-tab.tsx')));

/** The tab Voortgang of a dashboard, whose code is loaded when it is opened. */
export function Progress(props: Omit<ProgressProps, 'explained' | 'explainedInAll'>) {
  const { organisation, asked } = props;
  const everything = { set: asked.set, years: null, contractType: null };
  // The band above asks the first as well.
  const inView = useQuery(organisationStatisticsQuery({ organisationSlug: organisation.slug, ...asked }));
  const inAll = useQuery(organisationStatisticsQuery({ organisationSlug: organisation.slug, ...everything }));
  return (
    <Suspense fallback={<DelayedIndicator minHeight={800} />}>
      <ProgressTab
        {...props}
        explained={inView.data?.changes?.explained}
        explainedInAll={inAll.data?.changes?.explained}
      />
    </Suspense>
  );
}
