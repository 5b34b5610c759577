import { SERIES_NAMES } from '@milieuspoor/domain';
import { LegendList } from '../../charts/elements/legends/legend-list.tsx';
import { useSideLabels } from './use-chart-labels.ts';

/** Explains the colours of several charts of both sides, once above them. */
export function SidesLegend() {
  const labels = useSideLabels();
  return (
    <LegendList
      entries={SERIES_NAMES.map((side) => ({ key: side, label: labels[side], meanings: [side] }))}
    />
  );
}
