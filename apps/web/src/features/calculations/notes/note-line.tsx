import Box from '@mui/material/Box';
import { firstLine } from './first-line.ts';

interface NoteLineProps {
  readonly note: string;
}

/** The first line of a note, under the name of its calculation; it tells two uploads of one file apart. */
export function NoteLine({ note }: NoteLineProps) {
  const line = firstLine(note);
  if (line === '') return null;
  return (
    <Box
      component="span"
      title={note}
      sx={{
        typography: 'caption',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      }}
    >
      {line}
    </Box>
  );
}
