import { Suspense } from 'react';
import type { ChancesProps } from '../../features/chances/index.ts';
import type { DemandSectionProps } from '../../features/demand/index.ts';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';

const ChancesTab = laterPart(() => withAllTexts(import('../../features/chances/chances-tab.tsx')));

const DemandSection = laterPart(() => withAllTexts(import('../../features/demand/demand-section.tsx')));

/**
 * The tab Kansen of a dashboard, whose code is loaded when it is opened. What to demand stands below it, for members: it
 * is about bids.
 */
export function Chances(props: ChancesProps) {
  const demand: DemandSectionProps = { organisation: props.organisation, set: props.asked.set };
  return (
    <Suspense fallback={<DelayedIndicator minHeight={600} />}>
      <ChancesTab {...props} />
      {props.audience === 'member' && <DemandSection {...demand} />}
    </Suspense>
  );
}
