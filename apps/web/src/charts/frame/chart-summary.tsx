import Box from '@mui/material/Box';

/** What a chart comes to, in a few words above the bars: the first of them is what one came for. */
export function ChartSummary({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  const [first, ...others] = sentences;
  return (
    <Box component="p" sx={{ m: 0, fontSize: '0.9375rem', lineHeight: 1.35 }}>
      <Box component="span" sx={{ fontWeight: 640 }}>
        {first}
      </Box>
      {others.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${others.join(' · ')}`}</Box>
      )}
    </Box>
  );
}
