import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FigureCardProps {
  /** the subject of the figure */
  readonly label: string;
  /** true to take the whole row on a narrow screen */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Shows one of the figures beside a chart, or a few that belong together. */
export function FigureCard({ label, wide = false, children }: FigureCardProps) {
  return (
    <Paper variant="outlined" className={wide ? 'wide' : ''} sx={{ px: 2.5, py: 1.5, minWidth: 0 }}>
      <Typography variant="label" component="h3" sx={{ m: 0, color: 'text.secondary' }}>
        {label}
      </Typography>
      {children}
    </Paper>
  );
}
