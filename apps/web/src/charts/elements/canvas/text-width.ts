import type { Measure } from '@milieuspoor/charts';
import { CHARACTER_WIDTH } from '@milieuspoor/charts/drawing';

let context: CanvasRenderingContext2D | null | undefined;

/** Caches widths, px, by font and text: the charts of a page repeat names and figures many times. */
const known = new Map<string, Map<string, number>>();
/** the largest number per font; with more it is cleared */
const MOST_KNOWN = 5000;

/** Returns the width of a text in the type of the axes; a safe estimate where nothing can be measured. */
export function textWidthIn(fontFamily: string, size: number): Measure {
  if (context === undefined) context = startMeasuring();
  const font = `${size}px ${fontFamily}`;
  return (text) => {
    if (!context) return text.length * CHARACTER_WIDTH;
    const widths = known.get(font);
    const width = widths?.get(text);
    if (width !== undefined) return width;
    context.font = font;
    const measured = context.measureText(text).width;
    if (widths && widths.size < MOST_KNOWN) widths.set(text, measured);
    else known.set(font, new Map([[text, measured]]));
    return measured;
  };
}

function startMeasuring(): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined') return null;
  // Widths measured before a font was loaded belong to another font.
  document.fonts.addEventListener('loadingdone', () => known.clear());
  return document.createElement('canvas').getContext('2d');
}
