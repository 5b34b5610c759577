import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface StylePartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** The card for one part of the style; a screen reader finds it by its heading. */
export function StylePart({ title, hint, children }: StylePartProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: { xs: 2, sm: 3 } }}
    >
      <Box>
        <Typography id={id} variant="h3" component="h3">
          {title}
        </Typography>
        {hint && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '75ch' }}>
            {hint}
          </Typography>
        )}
      </Box>
      {children}
    </Paper>
  );
}
