import type { FigureFormat } from '@milieuspoor/domain';
import { Paragraph } from 'docx';
import { ChartRun } from 'docx/charts';
import type { Piece } from '../frame/piece.ts';

interface LineChart {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly xTitle: string;
  readonly yTitle: string;
  /** alternative text for readers who can't see it */
  readonly description: string;
  /**
   * whether each point is marked, as a value that holds; at a corner of steps two heights meet, of which only one holds
   */
  readonly marked?: boolean;
  /** the notation of the figures at its axes */
  readonly figures: FigureFormat;
}

/** Pixels: the width of A4 between its margins. */
const SIZE = { width: 600, height: 240 };
const TWIPS_OF_PIXEL = 15;
/**
 * Returns a number format with the thousands separator of the document. It is written out, since the separator of a
 * format depends on the reader's machine: an English one would show 50,000 beside 50.000. A format has room for two
 * conditions, so where an axis reaches a billion there is none for thousands; between these and 0 the axis then has no
 * lines.
 */
function wholeNumberFormat(maximum: number, { number }: FigureFormat): string {
  const parted = (power: number) =>
    number(10 ** power, 0)
      .slice(1)
      .replaceAll(/[^0]/g, '"$&"');
  const [thousands, millions] = [`0${parted(3)}`, `0${parted(6)}`];
  return maximum < 1e9
    ? `[>=1000000]${millions};[>=1000]${thousands};0`
    : `[>=1000000000]0${parted(9)};[>=1000000]${millions};0`;
}

/**
 * Returns a line through points as a chart of Word itself: it stays sharp, needs no fonts of ours, and readers can see
 * and change its figures in the embedded sheet.
 */
export function lineChart({ points, xTitle, yTitle, description, marked = true, figures }: LineChart): Piece {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return ({ accent, contentWidth }) =>
    new Paragraph({
      children: [
        new ChartRun({
          type: 'scatter',
          lines: 'straight',
          markers: marked && { shape: 'circle', size: 6 },
          legend: false,
          series: [{ name: yTitle, points, color: accent, line: { width: 2.25 } }],
          xAxis: {
            title: xTitle,
            numberFormat: wholeNumberFormat(Math.max(...xs), figures),
            minimum: Math.min(...xs),
            maximum: Math.max(...xs),
            gridlines: false,
          },
          yAxis: { title: yTitle, numberFormat: wholeNumberFormat(Math.max(...ys), figures), minimum: 0 },
          transformation: { ...SIZE, width: Math.min(SIZE.width, Math.floor(contentWidth / TWIPS_OF_PIXEL)) },
          altText: { name: yTitle, description },
        }),
      ],
    });
}
