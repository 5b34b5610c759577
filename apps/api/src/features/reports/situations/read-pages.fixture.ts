import { spawnSync } from 'node:child_process';

/** A line of text on a page, in points from its top left. */
export interface PageLine {
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
  /** the line below it in the same paragraph or cell; empty for the last */
  readonly next: string;
}

export interface Page {
  readonly number: number;
  /** points */
  readonly height: number;
  /** from top to bottom, header and footer included */
  readonly lines: readonly PageLine[];
  /** where the last ink above the footer ends, in points from the top: of text, lines and pictures */
  readonly inkBottom: number;
}

/** The part of a page that header and footer take, as a share of its height. */
export const EDGE = 0.075;
const DOTS_PER_INCH = 36;
const POINTS = 72;
/** What is darker than this is ink; paper is 255. */
const INK = 200;

/** Reads a PDF page by page with the programs of poppler: its lines with their places, and where its ink ends. */
export function readPages(pdf: Uint8Array): Page[] {
  const layout = run('pdftotext', ['-bbox-layout', '-', '-'], pdf).toString();
  const drawn = greyPictures(run('pdftoppm', ['-r', String(DOTS_PER_INCH), '-gray', '-'], pdf));
  const pages = [...layout.matchAll(/<page width="[\d.]+" height="([\d.]+)">(.*?)<\/page>/gs)];
  return pages.map(([, tall, content = ''], place) => {
    const height = Number(tall);
    return {
      number: place + 1,
      height,
      lines: linesOf(content),
      inkBottom: inkBottomOf(drawn[place], height),
    };
  });
}

/** Returns what a program makes of the bytes. */
export function run(program: string, options: readonly string[], input: Uint8Array): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, options, {
    input,
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr.toString()}`);
  return stdout;
}

function linesOf(content: string): PageLine[] {
  const blocks = [...content.matchAll(/<block [^>]*>(.*?)<\/block>/gs)];
  return blocks.flatMap(([, block = '']) => linesOfBlock(block)).sort((one, other) => one.top - other.top);
}

function linesOfBlock(block: string): PageLine[] {
  const lines = [...block.matchAll(/<line [^>]*yMin="([\d.]+)"[^>]*yMax="([\d.]+)">(.*?)<\/line>/gs)];
  const texts = lines.map(([, , , words = '']) =>
    [...words.matchAll(/<word [^>]*>(.*?)<\/word>/gs)].map(([, word = '']) => plain(word)).join(' '),
  );
  return lines.map(([, top, bottom], place) => ({
    ...{ text: texts[place] ?? '', next: texts[place + 1] ?? '' },
    ...{ top: Number(top), bottom: Number(bottom) },
  }));
}

const plain = (text: string) =>
  text
    .replaceAll('\u2011', '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Returns the pictures of a stream of them in the form PGM. */
function greyPictures(stream: Buffer): Grey[] {
  const pictures: Grey[] = [];
  let at = 0;
  while (at < stream.length) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stream.subarray(at, at + 40).toString('latin1'));
    if (!head) break;
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    at = start + width * height;
    pictures.push({ width, height, pixels: stream.subarray(start, at) });
  }
  return pictures;
}

function inkBottomOf(picture: Grey | undefined, heightPoints: number): number {
  if (!picture) return 0;
  const { width, height, pixels } = picture;
  for (let row = Math.floor(height * (1 - EDGE)) - 1; row > height * EDGE; row--) {
    const line = pixels.subarray(row * width, (row + 1) * width);
    if (line.some((pixel) => pixel < INK))
      return Math.min(heightPoints, ((row + 1) * POINTS) / DOTS_PER_INCH);
  }
  return 0;
}
