import { type ChartModel, colorOf } from '@milieuspoor/charts';
import { useTranslation } from 'react-i18next';
import { useColorMode } from '../canvas/drawing-theme.ts';
import { ShapeLegend } from './shape-legend.tsx';

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
      shape: {
        width: 28,
        height: 10,
        borderRadius: '5px',
        backgroundColor: colorOf(highest.backgroundColor, mode),
      },
    },
    {
      label: middle.label,
      shape: {
        width: 14,
        height: 14,
        borderRadius: '50%',
        backgroundColor: colorOf(middle.backgroundColor, mode),
      },
    },
  ];
  return <ShapeLegend entries={entries} />;
}
