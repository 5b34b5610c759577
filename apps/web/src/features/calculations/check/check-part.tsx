import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface CheckPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the parts of a check, such as what was read; a part that has nothing to say is not there. */
export function CheckPart({ title, children }: CheckPartProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="h4" id={headingId} sx={{ fontSize: '1.125rem', fontWeight: 660 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
