import { type ChartModel, colorsOf, drawnOthers, pointAt, type RangeSeries } from '../chart-model.ts';
import { type ColorMeaning, colorOf } from '../colors/palette.ts';
import { starred } from '../coverage/point-coverage.ts';
import { isNumbered, partNumber } from '../elements/bars/bar-labels.ts';
import { displayIn } from '../quantities.ts';
import { wrapText } from '../wrap-text.ts';
import { largestSeries } from './largest-series.ts';
import { type Block, type Paper, writeLines } from './paper.ts';
import { STRONG_TYPE, TEXT_TYPE } from './text-types.ts';

export interface LegendText {
  /** 'names' explains the colours; 'figures' also states the total of each on each side */
  readonly kind: 'names' | 'figures';
  /** 'en nog 12 andere' */
  readonly more: (count: number) => string;
  /** the text for the bar of a range: 'laagste tot hoogste' */
  readonly range: (lowest: string, highest: string) => string;
}

interface Entry {
  /** side by side in one swatch; empty for a line without a colour */
  readonly colors: readonly string[];
  /** a swatch has the shape of what it explains */
  readonly shape: 'square' | 'hatched' | 'bar' | 'bubble' | 'ring' | 'line';
  readonly lines: readonly string[];
  readonly figures: string;
  readonly width: number;
}

const SWATCH = 24;
const BESIDE_SWATCH = 14;
const BETWEEN = 36;
const COLUMNS = 3;
const BETWEEN_ROWS = 12;
/** The largest number of entries; the rest is counted. */
const MOST = 60;

/** Returns the legend of a plot, from `left` over this many px. */
export function legendBlock(
  paper: Paper,
  model: ChartModel,
  text: LegendText,
  { left: edge, width: inner }: { readonly left: number; readonly width: number },
): Block {
  const { kind } = text;
  if (kind === 'names' && model.series.length < 2 && drawnOthers(model).length === 0)
    return { height: 0, paint: () => {} };
  const column = (inner - (COLUMNS - 1) * BETWEEN) / COLUMNS;
  const entries =
    model.form === 'range'
      ? rangeEntries(paper, model, text)
      : model.form === 'marks'
        ? markEntries(paper, model)
        : model.form === 'course'
          ? courseEntries(paper, model, text)
          : entriesOf(paper, model, text, kind === 'names' ? inner : column);
  const rows = kind === 'names' ? flowing(entries, inner) : inColumns(entries, column);
  const heights = rows.map((row) => Math.max(...row.map(({ entry }) => heightOf(entry))));
  return {
    height: heights.reduce((sum, height) => sum + height + BETWEEN_ROWS, -BETWEEN_ROWS),
    paint(start) {
      let top = start;
      for (const [index, row] of rows.entries()) {
        for (const { entry, left } of row) paintEntry(paper, entry, { left: edge + left, top });
        top += (heights[index] ?? 0) + BETWEEN_ROWS;
      }
    },
  };
}

function entriesOf(paper: Paper, model: ChartModel, { kind, more }: LegendText, room: number): Entry[] {
  const { language, rounding } = paper.theme;
  const { format } = displayIn(model.quantity, language, rounding);
  const measure = paper.measureIn(TEXT_TYPE);
  const beside = SWATCH + BESIDE_SWATCH;
  const numbered = paper.theme.numbered === true && isNumbered(model);
  const shown = largestSeries(model.series, MOST).map((series) => {
    const { label, data } = series;
    const number = numbered ? `${partNumber(model.series.indexOf(series))} ` : '';
    const lines = wrapText(`${number}${label}`, room - beside, measure);
    return {
      colors: colorsOf(model, series).map((meaning) => colorOf(meaning, paper.theme.mode)),
      shape: 'square' as const,
      lines,
      figures:
        kind === 'figures'
          ? data.map((value, index) => starred(format(value), pointAt(series, index))).join(' → ')
          : '',
      width: beside + Math.max(...lines.map(measure)),
    };
  });
  const left = model.series.length - shown.length;
  const rest = more(left);
  return [
    ...shown,
    ...(left > 0
      ? [{ colors: [], shape: 'square' as const, lines: [rest], figures: '', width: measure(rest) }]
      : []),
    ...othersEntry(paper, model, kind, room),
  ];
}

/** Returns the entry of the hatching, whose figure is not included in the other figures. */
function othersEntry(paper: Paper, model: ChartModel, kind: LegendText['kind'], room: number): Entry[] {
  const points = drawnOthers(model);
  if (!model.others || points.length === 0) return [];
  const { language, rounding, mode } = paper.theme;
  const { format } = displayIn(model.quantity, language, rounding);
  const measure = paper.measureIn(TEXT_TYPE);
  const beside = SWATCH + BESIDE_SWATCH;
  const lines = wrapText(model.others.label, room - beside, measure);
  return [
    {
      colors: [colorOf('left-out', mode)],
      shape: 'hatched',
      lines,
      figures:
        kind === 'figures' ? points.map((point) => starred(format(point.value), point)).join(' → ') : '',
      width: beside + Math.max(...lines.map(measure)),
    },
  ];
}

/** Returns the entries of the bar from the lowest to the highest, and of the bubble on it. */
function rangeEntries(paper: Paper, { series }: ChartModel, { range }: LegendText): Entry[] {
  const of = (key: RangeSeries) => series.find((each) => each.key === key);
  const [lowest, middle, highest] = [of('lowest'), of('middle'), of('highest')];
  if (!lowest || !middle || !highest) return [];
  return [
    shapeEntry(paper, 'bar', highest.backgroundColor, range(lowest.label, highest.label)),
    shapeEntry(paper, 'bubble', middle.backgroundColor, middle.label),
  ];
}

/** Returns the entries of the open mark and of the filled one. */
function markEntries(paper: Paper, { series }: ChartModel): Entry[] {
  return series.map(({ backgroundColor, label }, place) =>
    shapeEntry(paper, place === 0 ? 'ring' : 'bubble', backgroundColor, label),
  );
}

function shapeEntry(paper: Paper, shape: Entry['shape'], meaning: ColorMeaning, label: string): Entry {
  return {
    colors: [colorOf(meaning, paper.theme.mode)],
    shape,
    lines: [label],
    figures: '',
    width: SWATCH + BESIDE_SWATCH + paper.measureIn(TEXT_TYPE)(label),
  };
}

/** Returns the entries of the lines and of the band of a course. */
function courseEntries(paper: Paper, { series }: ChartModel, { range }: LegendText): Entry[] {
  const measure = paper.measureIn(TEXT_TYPE);
  const entry = (shape: Entry['shape'], meaning: ColorMeaning, label: string): Entry => ({
    ...{ colors: [colorOf(meaning, paper.theme.mode)], shape, lines: [label], figures: '' },
    width: SWATCH + BESIDE_SWATCH + measure(label),
  });
  const lower = series.find(({ key }) => key === 'lower');
  return series.flatMap(({ key, label, backgroundColor }) => {
    if (key === 'lower') return [];
    if (key === 'upper') return [entry('bar', backgroundColor, range(lower?.label ?? '', label))];
    return [entry('line', backgroundColor, label)];
  });
}

interface Placed {
  readonly entry: Entry;
  readonly left: number;
}

/** Puts the entries one after the other, on a new row where the next does not fit. */
function flowing(entries: readonly Entry[], room: number): Placed[][] {
  const rows: Placed[][] = [];
  let left = 0;
  for (const entry of entries) {
    if (rows.length === 0 || left + entry.width > room) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)?.push({ entry, left });
    left += entry.width + BETWEEN;
  }
  return rows;
}

function inColumns(entries: readonly Entry[], column: number): Placed[][] {
  const rows: Placed[][] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % COLUMNS === 0) rows.push([]);
    rows.at(-1)?.push({ entry, left: (index % COLUMNS) * (column + BETWEEN) });
  }
  return rows;
}

function heightOf({ lines, figures }: Entry): number {
  return (lines.length + (figures ? 1 : 0)) * TEXT_TYPE.line;
}

/** Draws a square of lines, like the hatched part of a bar. */
function hatch({ context }: Paper, color: string, { left, top }: { left: number; top: number }): void {
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(left + 1, top + 1, SWATCH - 2, SWATCH - 2, 0);
  for (let step = SWATCH / 3; step < 2 * SWATCH; step += SWATCH / 3) {
    const over = Math.max(0, step - SWATCH);
    context.moveTo(left + over, top + step - over);
    context.lineTo(left + step - over, top + over);
  }
  context.stroke();
}

/** Draws an open circle, like the open mark of a row. */
function ring({ context }: Paper, color: string, { left, top }: { left: number; top: number }): void {
  context.strokeStyle = color;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(left + 2, top + 2, SWATCH - 4, SWATCH - 4, SWATCH / 2);
  context.stroke();
}

function paintEntry(
  paper: Paper,
  { colors, shape, lines, figures }: Entry,
  { left, top }: { left: number; top: number },
): void {
  const textLeft = colors.length > 0 ? left + SWATCH + BESIDE_SWATCH : left;
  const height = shape === 'bar' ? SWATCH / 2 : shape === 'line' ? SWATCH / 6 : SWATCH;
  const corner = { square: 5, hatched: 0, bar: height / 2, bubble: height / 2, ring: height / 2, line: 0 }[
    shape
  ];
  const width = SWATCH / Math.max(1, colors.length);
  for (const [index, color] of colors.entries()) {
    paper.context.fillStyle = color;
    paper.context.beginPath();
    // Only a swatch of one colour has rounded corners, because two swatches touch.
    const radius = colors.length === 1 ? corner : 0;
    const place = { left: left + index * width, top: top + (TEXT_TYPE.line - height) / 2 };
    if (shape === 'hatched') hatch(paper, color, place);
    else if (shape === 'ring') ring(paper, color, place);
    else {
      paper.context.roundRect(place.left, place.top, width, height, radius);
      paper.context.fill();
    }
  }
  writeLines(paper, lines, { left: textLeft, top, type: TEXT_TYPE });
  if (figures)
    writeLines(paper, [figures], {
      left: textLeft,
      top: top + lines.length * TEXT_TYPE.line,
      type: STRONG_TYPE,
    });
}
