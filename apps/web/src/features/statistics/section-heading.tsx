import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  /** what the charts below are about: the place in the drill-down */
  readonly about?: string | null | undefined;
  /** how to look at them */
  readonly children?: ReactNode;
}

/** The heading of a group of charts, with what they are about. */
export function SectionHeading({ id, title, about, children }: SectionHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        // The label of a field sticks out above its edge.
        rowGap: 1.75,
        mt: 1,
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {about && <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{about}</Typography>}
      </Box>
      {children}
    </Box>
  );
}
