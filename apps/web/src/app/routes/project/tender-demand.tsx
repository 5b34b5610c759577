import { Suspense } from 'react';
import type { TenderDemandProps } from '../../../features/demand/index.ts';
import { laterPart } from '../../../lib/later-screens.ts';
import { withAllTexts } from '../../../text/load-language.ts';

const Later = laterPart(() => withAllTexts(import('../../../features/demand/tender-demand.tsx')));

/** What can be demanded, in step 3 of the award model; its code is loaded when that step is open. */
export function TenderDemand(props: TenderDemandProps) {
  return (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}
