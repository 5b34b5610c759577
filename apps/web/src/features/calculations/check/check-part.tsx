import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface CheckPartProps {
  readonly part: 'read' | 'asked' | 'changes';
  /** the text for a part that has nothing to show */
  readonly empty?: string | null;
  readonly children?: ReactNode;
}

/** One of the three parts of a check: what was read, what is asked, or what changes. */
export function CheckPart({ part, empty = null, children }: CheckPartProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        pt: 2.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="h4" id={headingId} sx={{ fontSize: '1.125rem', fontWeight: 660 }}>
        {t(`uploadCheck.parts.${part}`)}
      </Typography>
      {empty !== null && <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
      {children}
    </Box>
  );
}
