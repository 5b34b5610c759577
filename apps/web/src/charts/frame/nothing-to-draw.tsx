import Box from '@mui/material/Box';

interface NothingToDrawProps {
  readonly sentence: string;
  readonly height: number;
}

/** A chart without bars, with the reason. */
export function NothingToDraw({ sentence, height }: NothingToDrawProps) {
  return (
    <Box sx={{ height, display: 'grid', placeItems: 'center', color: 'text.secondary', textAlign: 'center' }}>
      {sentence}
    </Box>
  );
}
