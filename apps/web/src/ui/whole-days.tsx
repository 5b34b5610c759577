import Box from '@mui/material/Box';

/** Matches a day as screens show it, with the time that may follow: '22-11-2026 09:30'. */
const DAY = /(\d\d-\d\d-\d{4}(?: \d\d:\d\d(?::\d\d)?)?)/;

/** Shows a sentence in which no line ends inside a day. */
export function WholeDays({ children }: { readonly children: string }) {
  return children.split(DAY).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
      <Box key={index} component="span" sx={{ whiteSpace: 'nowrap' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
