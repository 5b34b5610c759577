import type { Measure } from '@milieuspoor/charts';
import { CHARACTER_WIDTH } from '@milieuspoor/charts/drawing';

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text becomes in the type of the axes; where nothing can be measured, a width on the safe side. */
export function textWidthIn(fontFamily: string, size: number): Measure {
  if (context === undefined)
    context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  return (text) => {
    if (!context) return text.length * CHARACTER_WIDTH;
    context.font = `${size}px ${fontFamily}`;
    return context.measureText(text).width;
  };
}
