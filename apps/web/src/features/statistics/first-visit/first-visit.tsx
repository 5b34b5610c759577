import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { laterPart } from '../../../lib/later-screens.ts';
import { withAllTexts } from '../../../text/load-language.ts';
import type { ExplainedPart } from './explained-parts.ts';

// Most visits are not the first.
const FirstVisitPanel = laterPart(() => withAllTexts(import('./first-visit-panel.tsx')));

/** px: about the room of the panel, until it is loaded */
const ROOM = { xs: 330, md: 200 } as const;

interface FirstVisitProps {
  readonly parts: readonly ExplainedPart[];
  /** whether the person who looks read it before */
  readonly explained: boolean;
  readonly onUnderstood: () => void;
}

/** Explains a dashboard on a person's first visit, and when they ask for it. */
export function FirstVisit({ parts, explained, onUnderstood }: FirstVisitProps) {
  if (explained) return null;
  return (
    <Suspense fallback={<Box sx={{ height: ROOM }} />}>
      <FirstVisitPanel parts={parts} onUnderstood={onUnderstood} />
    </Suspense>
  );
}
