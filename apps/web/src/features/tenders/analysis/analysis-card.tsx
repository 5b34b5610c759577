import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { CardHead } from '../../../ui/page/card-head.tsx';

interface AnalysisCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Shows one question about a tender with its answer. */
export function AnalysisCard({ title, lead, children }: AnalysisCardProps) {
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={CARD}>
      <CardHead title={title} lead={lead} />
      {children}
    </Paper>
  );
}

const CARD = {
  p: { xs: 1.5, sm: 2.5 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // On paper one that fits a page is on one.
  breakInside: 'avoid',
} as const;
