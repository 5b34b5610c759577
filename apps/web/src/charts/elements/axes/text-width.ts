import type { Measure } from '../../wrap-text.ts';
import type { DrawingTheme } from '../canvas/drawing-theme.ts';
import { CHARACTER_WIDTH } from '../canvas/surroundings.ts';

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text becomes in the type of the axes; where nothing can be measured, a width on the safe side. */
export function textWidthIn({ fontFamily }: DrawingTheme, size: number): Measure {
  if (context === undefined)
    context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  return (text) => {
    if (!context) return text.length * CHARACTER_WIDTH;
    context.font = `${size}px ${fontFamily}`;
    return context.measureText(text).width;
  };
}
