import type { ChartModel } from '@milieuspoor/charts';
import { type DrawingTheme, drawnHeight } from '@milieuspoor/charts/drawing';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';

/** Returns the size of a chart, px, before anything is drawn, so that nothing below it moves afterwards. */
export function useDrawnSize(
  container: RefObject<HTMLElement | null>,
  {
    model,
    theme,
    height,
  }: { readonly model: ChartModel; readonly theme: DrawingTheme; readonly height: number },
): { readonly width: number; readonly height: number } {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return useMemo(
    () => ({ width, height: width === 0 ? height : drawnHeight(model, { theme, width, height }) }),
    [model, theme, width, height],
  );
}
