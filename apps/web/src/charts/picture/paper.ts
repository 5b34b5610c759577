import { type Block, type DrawingTheme, type Paper, paperOn } from '@milieuspoor/charts/drawing';

/** The surface on which a browser paints a picture. */
export type CanvasPaper = Paper<CanvasRenderingContext2D>;

/** Returns a paper of one pixel, for measuring; it gets its size after the layout. */
export function newPaper(theme: DrawingTheme): CanvasPaper {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on');
  return paperOn(context, theme);
}

/** Puts the blocks under one another on white paper, with margins. */
export function paintBlocks(
  { context, theme }: CanvasPaper,
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

/** Loads the font of the picture before anything is measured in it. */
export async function loadType({ fontFamily }: DrawingTheme): Promise<void> {
  await Promise.all([400, 600, 650].map((weight) => document.fonts.load(`${weight} 20px ${fontFamily}`)));
}
