import type { DrawingTheme } from '../elements/canvas/drawing-theme.ts';
import type { Measure } from '../wrap-text.ts';
import type { Type } from './picture-sizes.ts';

/** Part of a picture: how high it is, px, and how it is painted from there down. */
export interface Block {
  readonly height: number;
  readonly paint: (top: number) => void;
}

/** What a picture is painted on. */
export interface Paper {
  readonly context: CanvasRenderingContext2D;
  readonly theme: DrawingTheme;
  /** takes on a type and a colour for what is written next */
  readonly take: (type: Type, color?: string) => void;
  readonly measureIn: (type: Type) => Measure;
}

/** A paper of one pixel, for measuring on; it gets its size when everything has been laid out. */
export function newPaper(theme: DrawingTheme): Paper {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on');
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

/** Puts the blocks under one another on white paper, with air around them. */
export function paintBlocks(
  { context, theme }: Paper,
  blocks: readonly Block[],
  { width, margin, gap }: { width: number; margin: number; gap: number },
): HTMLCanvasElement {
  const filled = blocks.filter(({ height }) => height > 0);
  const heights = filled.reduce((sum, { height }) => sum + height, 0);
  const { canvas } = context;
  canvas.width = width;
  canvas.height = Math.ceil(2 * margin + heights + gap * (filled.length - 1));
  context.fillStyle = theme.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  let top = margin;
  for (const { height, paint } of filled) {
    paint(top);
    top += height + gap;
  }
  return canvas;
}

/** The letters of the picture are fetched before anything is measured in them. */
export async function loadType({ fontFamily }: DrawingTheme): Promise<void> {
  await Promise.all([400, 600, 650].map((weight) => document.fonts.load(`${weight} 20px ${fontFamily}`)));
}
