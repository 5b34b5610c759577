import type { DrawingTheme } from '../elements/drawing-theme.ts';
import type { Measure } from '../wrap-text.ts';

/** Letters of a picture, px. */
export interface Type {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
}

/** What of a canvas is painted with, a browser's or a server's. */
export interface PaintContext {
  font: string;
  /** a colour; reading it is nobody's business */
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

/** Part of a picture: how high it is, px, and how it is painted from there down. */
export interface Block {
  readonly height: number;
  readonly paint: (top: number) => void;
}

/** What a picture is painted on. */
export interface Paper<Context extends PaintContext = PaintContext> {
  readonly context: Context;
  readonly theme: DrawingTheme;
  /** takes on a type and a colour for what is written next */
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

/** Writes lines under one another; `top` is where the first line's room begins. */
export function writeLines(
  { context, take }: Paper,
  lines: readonly string[],
  { left, top, type, color }: { left: number; top: number; type: Type; color?: string },
): void {
  take(type, color);
  for (const [index, line] of lines.entries()) context.fillText(line, left, top + (index + 0.5) * type.line);
}
