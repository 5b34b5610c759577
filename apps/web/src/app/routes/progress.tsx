import { Suspense } from 'react';
import type { ProgressProps } from '../../features/progress/index.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';

const ProgressTab = laterPart(() => withAllTexts(import('../../features/progress/progress-tab.tsx')));

/** The tab Voortgang of a dashboard, whose code is loaded when it is opened. */
export function Progress(props: ProgressProps) {
  return (
    <Suspense fallback={<DelayedIndicator minHeight={800} />}>
      <ProgressTab {...props} />
    </Suspense>
  );
}
