import type { Measure } from '@milieuspoor/charts';
import { CHARACTER_WIDTH } from '@milieuspoor/charts/drawing';

let context: CanvasRenderingContext2D | null | undefined;

/** Widths that are known, px, by font and text: the charts of a page say the same names and figures over and over. */
const known = new Map<string, Map<string, number>>();
/** so many of a font; with more it starts anew */
const MOST_KNOWN = 5000;

/** How wide a text becomes in the type of the axes; where nothing can be measured, a width on the safe side. */
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
  // What was measured before a font was there was measured in another one.
  document.fonts.addEventListener('loadingdone', () => known.clear());
  return document.createElement('canvas').getContext('2d');
}
