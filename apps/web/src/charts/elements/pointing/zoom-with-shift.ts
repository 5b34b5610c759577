import type { EChartsType } from 'echarts/core';

/** The events that show whether Shift is pressed, before the drawing handles them. */
const TOLD_BY = ['pointermove', 'pointerdown', 'wheel'] as const;

interface ShiftZoom {
  /** called when the drawing was made again, with its zoom off */
  readonly reset: () => void;
  readonly end: () => void;
}

/**
 * Lets a drawing zoom and pan only while Shift is pressed. As long as its zoom is on, ECharts captures every wheel and
 * touch event, also those that its options ignore: the page would not scroll over a chart.
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
