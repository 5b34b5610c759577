import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  /** the place in the drill-down that the charts below show */
  readonly about?: string | null | undefined;
  /** the controls for the charts */
  readonly children?: ReactNode;
}

/** The heading of a group of charts, with the place that they show. */
export function SectionHeading({ id, title, about, children }: SectionHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        // The label of a field extends above its edge.
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
