import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface CardProps {
  readonly title: string;
  /** with its decimals; '-' if it is not known */
  readonly figure: string;
  /** the meaning of the figure, or why there is none */
  readonly text: string;
  /** what it is worked out of, and what is to be known of that: a paragraph each */
  readonly details?: readonly string[];
}

/** Shows one figure about all bids, with its meaning. */
export function Card({ title, figure, text, details = [] }: CardProps) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography variant="label" component="h4" id={id} sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ typography: 'h2', my: 0.5, fontVariantNumeric: 'tabular-nums' }}>{figure}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {details.map((detail) => (
        <Typography key={detail} variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      ))}
    </Paper>
  );
}
