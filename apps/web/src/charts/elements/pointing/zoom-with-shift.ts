import type { EChartsType } from 'echarts/core';

/** What says whether Shift is held, before the drawing hears of it. */
const TOLD_BY = ['pointermove', 'pointerdown', 'wheel'] as const;

interface ShiftZoom {
  /** the drawing was made anew, with its zoom off */
  readonly reset: () => void;
  readonly end: () => void;
}

/**
 * Lets a drawing zoom and pan only while Shift is held. As long as its zoom is on, ECharts keeps every turn of the wheel
 * and every finger to itself, also those that its options leave alone: the page would not scroll over a chart.
 */
export function zoomWithShift(container: HTMLElement, chart: EChartsType): ShiftZoom {
  let on = false;
  const follow = ({ shiftKey }: MouseEvent) => {
    if (shiftKey === on) return;
    on = shiftKey;
    chart.setOption({ dataZoom: [{ disabled: !on }] });
  };
  const options = { capture: true, passive: true };
  for (const type of TOLD_BY) container.addEventListener(type, follow, options);
  return {
    reset: () => {
      on = false;
    },
    end: () => {
      for (const type of TOLD_BY) container.removeEventListener(type, follow, options);
    },
  };
}
