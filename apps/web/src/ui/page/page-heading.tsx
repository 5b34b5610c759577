import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

interface PageHeadingProps {
  readonly title: string;
  /** shown after the title on its line */
  readonly mark?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** The only h1 of a screen, which is also the title of the browser tab. */
export function PageHeading({ title, mark, lead, actions }: PageHeadingProps) {
  usePageTitle(title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        mb: 3,
      }}
    >
      {/* A long lead wraps beside the actions. They would otherwise move below it once it is there. */}
      <Box sx={{ minWidth: 0, flex: '1 1 300px' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
          {mark}
        </Typography>
        {lead && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {lead}
          </Typography>
        )}
      </Box>
      {actions}
    </Box>
  );
}
