import Box from '@mui/material/Box';
import { type ChartModel, colorsOf } from '../../chart-model.ts';
import { ColorSwatch } from './color-swatch.tsx';

/** What the colours of a chart mean, where none of them leads anywhere. */
export function SeriesLegend({ model }: { readonly model: ChartModel }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {model.series.map((series) => (
        <Box component="li" key={series.key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ColorSwatch meanings={colorsOf(model, series)} />
          {series.label}
        </Box>
      ))}
    </Box>
  );
}
