import { type ChartModel, colorOf } from '@milieuspoor/charts';
import { useColorMode } from '../canvas/drawing-theme.ts';
import { ShapeLegend } from './shape-legend.tsx';

/** Explains the open and the filled mark of a row. */
export function MarksLegend({ model }: { readonly model: ChartModel }) {
  const mode = useColorMode();
  const entries = model.series.map(({ label, backgroundColor }, place) => {
    const color = colorOf(backgroundColor, mode);
    const paint = place === 0 ? { border: `2.5px solid ${color}` } : { backgroundColor: color };
    return {
      label,
      shape: { boxSizing: 'border-box' as const, width: 14, height: 14, borderRadius: '50%', ...paint },
    };
  });
  return <ShapeLegend entries={entries} />;
}
