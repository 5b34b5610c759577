import { BRAND, BRAND_MARK } from '@milieuspoor/look';
import type { CanvasPaper } from './paper.ts';
import { LOGO } from './picture-sizes.ts';

const NAME = 'Milieuspoor';
const MARK_SIZE = 92;
const BESIDE_MARK = 18;
/** The name is as large as its room allows; it is measured at this size, px. */
const MEASURED_AT = 100;

/** Paints our mark and our name, 300 by 120 px, stroke by stroke, so that no file can fail to load. */
export function paintLogo(
  { context, theme }: CanvasPaper,
  { left, top }: { left: number; top: number },
): void {
  const scale = MARK_SIZE / BRAND_MARK.size;
  context.save();
  context.translate(left, top + (LOGO.height - MARK_SIZE) / 2);
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = BRAND.ground;
  context.beginPath();
  context.roundRect(0, 0, BRAND_MARK.size, BRAND_MARK.size, BRAND_MARK.radius);
  context.fill();
  for (const { path, width, color } of BRAND_MARK.strokes) {
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke(new Path2D(path));
  }
  context.restore();

  const room = LOGO.width - MARK_SIZE - BESIDE_MARK;
  const font = (size: number) => `700 ${size}px ${theme.fontFamily}`;
  context.font = font(MEASURED_AT);
  context.font = font(Math.floor((MEASURED_AT * room) / context.measureText(NAME).width));
  context.fillStyle = BRAND.ground;
  context.textBaseline = 'middle';
  context.fillText(NAME, left + MARK_SIZE + BESIDE_MARK, top + LOGO.height / 2);
}
