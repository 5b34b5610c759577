import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldNoticeProps {
  /** null when there is nothing to say */
  readonly text: string | null;
  /** what can be done about it */
  readonly action?: ReactNode;
}

/** Why what was typed in a field is not what is stored, below the field. */
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
