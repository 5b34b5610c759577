import Box from '@mui/material/Box';
import type { SubjectLine } from './chart-subject.tsx';

/** What the figures of a chart are of, on one quiet line: a picture of the screen has to say it as well. */
export function SubjectText({ lines }: { readonly lines: readonly SubjectLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {lines.map(({ value }) => value).join(' · ')}
    </Box>
  );
}
