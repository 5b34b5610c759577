import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldNoticeProps {
  /** null if there is nothing to say */
  readonly text: string | null;
  /** the button that solves it */
  readonly action?: ReactNode;
}

/** Says, below a field, why the typed value is not the stored one. */
export function FieldNotice({ text, action }: FieldNoticeProps) {
  if (text === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mx: 1.75 }}>
      <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}
