import { Suspense } from 'react';
import type { ChancesProps } from '../../features/chances/index.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';

const ChancesTab = laterPart(() => withAllTexts(import('../../features/chances/chances-tab.tsx')));

/** The tab Kansen of a dashboard, whose code is loaded when it is opened. */
export function Chances(props: ChancesProps) {
  return (
    <Suspense fallback={<DelayedIndicator minHeight={600} />}>
      <ChancesTab {...props} />
    </Suspense>
  );
}
