import { createRequire } from 'node:module';
import { BRAND, BRAND_MARK } from '@milieuspoor/look';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** The text on a picture that others show beside a link to a page. */
export interface PictureToDraw {
  /** relative to the root of the site */
  readonly path: string;
  readonly title: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const NAME = 'Milieuspoor Advies';
const FAMILY = 'Site Sans';
const TITLE = { size: 68, line: 80 } as const;

/** Draws each picture in the font that the site ships, so that a machine without fonts draws the same pictures. */
export async function drawPictures(
  pictures: readonly PictureToDraw[],
): Promise<readonly { readonly path: string; readonly png: Uint8Array }[]> {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  );
  if (!GlobalFonts.registerFromPath(font, FAMILY)) throw new Error(`${font} is no font that can be drawn`);
  return Promise.all(pictures.map(async ({ path, title }) => ({ path, png: await draw(title) })));
}

async function draw(title: string): Promise<Uint8Array> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = BRAND.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawMark(pen);
  pen.fillStyle = BRAND.onGround;
  pen.font = `600 40px '${FAMILY}'`;
  pen.fillText(NAME, MARGIN + 100, 134);
  pen.font = `700 ${TITLE.size}px '${FAMILY}'`;
  for (const [index, line] of linesOf(pen, title).entries())
    pen.fillText(line, MARGIN, 290 + index * TITLE.line);
  drawDashes(pen);
  return canvas.encode('png');
}

function drawMark(pen: SKRSContext2D): void {
  pen.save();
  pen.translate(MARGIN, 80);
  pen.scale(80 / BRAND_MARK.size, 80 / BRAND_MARK.size);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { path, width, color } of BRAND_MARK.strokes) {
    pen.lineWidth = width;
    pen.strokeStyle = color;
    pen.stroke(new Path2D(path));
  }
  pen.restore();
}

function drawDashes(pen: SKRSContext2D): void {
  pen.strokeStyle = BRAND.track;
  pen.lineWidth = 12;
  pen.setLineDash([64, 26]);
  pen.beginPath();
  pen.moveTo(MARGIN, HEIGHT - 60);
  pen.lineTo(WIDTH - MARGIN, HEIGHT - 60);
  pen.stroke();
}

/** Splits a title into lines that fit, in reading order. */
function linesOf(pen: SKRSContext2D, title: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > WIDTH - 2 * MARGIN) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
