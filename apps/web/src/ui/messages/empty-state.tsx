import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** 'h1' where the empty state is all that a screen has */
  readonly titleComponent?: 'h1' | 'p';
  readonly hint?: string;
  readonly icon?: ReactNode;
  /** what the visitor can do about it */
  readonly children?: ReactNode;
}

/** A place without contents: it says what belongs here and offers the first step. */
export function EmptyState({ title, titleComponent = 'p', hint, icon, children }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        textAlign: 'center',
        px: 2,
        py: { xs: 4, sm: 6 },
      }}
    >
      {icon && (
        <Box aria-hidden sx={{ color: 'text.secondary', '& svg': { fontSize: 44 } }}>
          {icon}
        </Box>
      )}
      <Typography variant="h3" component={titleComponent}>
        {title}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{hint}</Typography>}
      {children}
    </Box>
  );
}
