import { Suspense } from 'react';
import type { ProjectChancesProps } from '../../../features/chances/index.ts';
import { laterPart } from '../../../lib/later-screens.ts';
import { withAllTexts } from '../../../text/load-language.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';

const Later = laterPart(() => withAllTexts(import('../../../features/chances/project-chances.tsx')));

/**
 * What better known products would save, below the charts of the tabs of the design. What was built is not to be made
 * better any more, and the code is loaded later.
 */
export function ProjectChances(props: ProjectChancesProps) {
  const types = props.types.filter((type) => type === 'design-baseline' || type === 'design-optimization');
  if (types.length === 0 || props.types.includes('as-built-optimization')) return null;
  return (
    <Suspense fallback={<DelayedIndicator minHeight={400} />}>
      <Later {...props} types={types} />
    </Suspense>
  );
}
