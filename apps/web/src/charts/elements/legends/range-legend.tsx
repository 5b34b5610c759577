import { type ChartModel, colorOf } from '@milieuspoor/charts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useColorMode } from '../canvas/drawing-theme.ts';

/** Explains the bar and the bubble of a range. */
export function RangeLegend({ model }: { readonly model: ChartModel }) {
  const { t } = useTranslation();
  const mode = useColorMode();
  const [lowest, middle, highest] = model.series;
  if (!lowest || !middle || !highest) return null;
  const entries = [
    {
      label: t('charts.range', {
        lowest: lowest.label.toLocaleLowerCase(),
        highest: highest.label.toLocaleLowerCase(),
      }),
      shape: { width: 28, height: 10, borderRadius: '5px', bgcolor: colorOf(highest.backgroundColor, mode) },
    },
    {
      label: middle.label,
      shape: { width: 14, height: 14, borderRadius: '50%', bgcolor: colorOf(middle.backgroundColor, mode) },
    },
  ];
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        listStyle: 'none',
        m: 0,
        p: 0,
        fontSize: '0.875rem',
      }}
    >
      {entries.map(({ label, shape }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="span" aria-hidden sx={{ flex: 'none', ...shape }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}
