import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useFirstVisitSeen } from '../../../lib/first-visit-seen.ts';
import { laterPart } from '../../../lib/later-screens.ts';
import { withAllTexts } from '../../../text/load-language.ts';
import type { ExplainedPart } from './explained-parts.ts';

// Most visits are not the first.
const FirstVisitPanel = laterPart(() => withAllTexts(import('./first-visit-panel.tsx')));

/** px: about the room of the panel, until it is loaded */
const ROOM = { xs: 330, md: 200 } as const;

/** Explains a dashboard on the first visit with this browser, and when somebody asks for it. */
export function FirstVisit({ parts }: { readonly parts: readonly ExplainedPart[] }) {
  const seen = useFirstVisitSeen();
  if (seen) return null;
  return (
    <Suspense fallback={<Box sx={{ height: ROOM }} />}>
      <FirstVisitPanel parts={parts} />
    </Suspense>
  );
}
