import { SERIES_NAMES, seriesOf } from '@milieuspoor/domain';
import { Suspense } from 'react';
import type { ProjectDifferencesProps } from '../../../features/progress/index.ts';
import { laterPart } from '../../../lib/later-screens.ts';
import { withAllTexts } from '../../../text/load-language.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';

const Later = laterPart(() =>
  withAllTexts(import('../../../features/progress/differences/project-differences.tsx')),
);

/** Where the difference of a tab's two sides comes from; nothing where there is one side. The code is loaded later. */
export function ProjectDifferences(props: ProjectDifferencesProps) {
  const sides = new Set(props.types.map(seriesOf));
  if (sides.size < SERIES_NAMES.length) return null;
  return (
    <Suspense fallback={<DelayedIndicator minHeight={500} />}>
      <Later {...props} />
    </Suspense>
  );
}
