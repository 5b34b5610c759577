import type { DrawingTheme } from '../elements/drawing-theme.ts';
import type { Measure } from '../wrap-text.ts';

/** A type of letters of a picture, px. */
export interface Type {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
}

/** The part of a canvas context that is used for painting, in a browser or on a server. */
export interface PaintContext {
  font: string;
  /** a colour; it is only written */
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  textBaseline: unknown;
  measureText(text: string): { readonly width: number };
  fillText(text: string, left: number, top: number): void;
  beginPath(): void;
  moveTo(left: number, top: number): void;
  lineTo(left: number, top: number): void;
  stroke(): void;
  roundRect(left: number, top: number, width: number, height: number, radius: number): void;
  fill(): void;
}

/** A part of a picture: its height in px, and how it is painted from a position downwards. */
export interface Block {
  readonly height: number;
  readonly paint: (top: number) => void;
}

/** The surface on which a picture is painted. */
export interface Paper<Context extends PaintContext = PaintContext> {
  readonly context: Context;
  readonly theme: DrawingTheme;
  /** sets the type and colour of the text that follows */
  readonly take: (type: Type, color?: string) => void;
  readonly measureIn: (type: Type) => Measure;
}

export function paperOn<Context extends PaintContext>(context: Context, theme: DrawingTheme): Paper<Context> {
  const take = ({ size, weight }: Type, color = theme.text) => {
    context.font = `${weight} ${size}px ${theme.fontFamily}`;
    context.fillStyle = color;
    context.textBaseline = 'middle';
  };
  return {
    context,
    theme,
    take,
    measureIn: (type) => (text) => {
      take(type);
      return context.measureText(text).width;
    },
  };
}

/** Writes lines under one another; `top` is where the room of the first line begins. */
export function writeLines(
  { context, take }: Paper,
  lines: readonly string[],
  { left, top, type, color }: { left: number; top: number; type: Type; color?: string },
): void {
  take(type, color);
  for (const [index, line] of lines.entries()) context.fillText(line, left, top + (index + 0.5) * type.line);
}
