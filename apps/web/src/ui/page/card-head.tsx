import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CardHeadProps {
  readonly title: string;
  /** shown after the title on its line */
  readonly mark?: ReactNode;
  readonly lead?: string;
  /** the actions on the whole card, at its top right */
  readonly action?: ReactNode;
}

/** The heading of a card, with its actions. */
export function CardHead({ title, mark, lead, action }: CardHeadProps) {
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Typography
          variant="h2"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 0.75, minWidth: 0 }}
        >
          {title}
          {mark}
        </Typography>
        {action}
      </Box>
      {lead && <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{lead}</Typography>}
    </Box>
  );
}
