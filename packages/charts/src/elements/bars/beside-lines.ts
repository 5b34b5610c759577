import { type ChartModel, drawnOthers } from '../../chart-model.ts';
import { displayIn } from '../../quantities.ts';
import { hasParts, type LabelRoom, labelsParts, partsBeside, textAt } from './bar-labels.ts';

/** width in px of the swatch before a figure, of the gap after it, and of the gap between two figures */
const SWATCH = 14;
const BETWEEN = 8;
/** px between two lines of figures, and the px by which they may extend above and below their bar */
export const BESIDE_LINE = 15;
const BEYOND_BAR = 4;
/** px between the end of a bar and the figures there */
export const BESIDE_GAP = 4;

interface Parts {
  readonly model: ChartModel;
  readonly category: number;
  /** the parts whose figures are at the end of the bar */
  readonly parts: readonly number[];
  readonly room: Pick<LabelRoom, 'barWidth' | 'measure' | 'language' | 'rounding'>;
}

/**
 * Returns the layouts of the figures at the end of a bar: on one line, and on as many lines as the bar is high, the
 * widest first.
 */
function layoutsOf({ model, category, parts, room }: Parts): { lines: number[][]; width: number }[] {
  const most = Math.max(1, Math.floor((room.barWidth + 2 * BEYOND_BAR) / BESIDE_LINE));
  const swatch = hasParts(model) ? SWATCH : 0;
  const widthOf = (line: readonly number[]) =>
    line.reduce((sum, part) => sum + room.measure(textAt(model, part, category, room)) + swatch + BETWEEN, 0);
  return Array.from({ length: Math.min(most, parts.length) }, (_, index) => {
    const perLine = Math.ceil(parts.length / (index + 1));
    const lines = [...Map.groupBy(parts, (part) => Math.floor(parts.indexOf(part) / perLine)).values()];
    return { lines, width: Math.max(...lines.map(widthOf)) };
  });
}

/**
 * Returns the figures at the end of a bar, line by line, on as few lines as fit. Returns none where they don't fit: a
 * cut figure reads as another figure, and the tooltip and the table have it.
 */
export function besideLines(parts: Parts, available: number): number[][] {
  return layoutsOf(parts).find(({ width }) => width <= available)?.lines ?? [];
}

/** factor that shortens the computed bars, as the drawn ones may be longer: the axis ends beyond the longest one */
const CAUTION = 0.85;
/** the largest share of a drawing for figures beside bars on one line, and on more lines */
const MOST_ON_ONE = 0.4;
const MOST_SHARE = 0.6;

interface BesideBars extends Pick<LabelRoom, 'barWidth' | 'measure' | 'language' | 'rounding'> {
  /** px */
  readonly plot: number;
  /** the range of the bars, in the server's unit */
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Returns the px that the figures at the ends of bars need at the right of an axis, which with them is `plot` px wide.
 * More room makes bars shorter, and a shorter bar holds fewer of its figures, so the computation repeats until it no
 * longer changes, three times at most.
 */
export function roomBeside(model: ChartModel, { plot, lowest, highest, ...bars }: BesideBars): number {
  const { barWidth, language } = bars;
  const span = highest - lowest;
  if (span <= 0 || !labelsParts(model, barWidth)) return 0;
  const { divisor } = displayIn(model.quantity, language);
  let room = 0;
  for (let turn = 0; turn < 3; turn++) {
    const perFigure = ((plot - room) * CAUTION * divisor) / span;
    const lengthOf = (displayed: number) => displayed * perFigure;
    const needed = model.categories.map((_, category) => {
      const parts = partsBeside(model, category, { ...bars, lengthOf });
      const end = endOf(model, category) - lowest;
      const rooms = layoutsOf({ model, category, parts, room: bars }).map(
        ({ width }) => plot - ((plot - width - BESIDE_GAP) * span) / end,
      );
      return rooms.find((each) => each <= plot * MOST_ON_ONE) ?? rooms.at(-1) ?? 0;
    });
    const next = Math.min(plot * MOST_SHARE, Math.max(0, ...needed.filter(Number.isFinite)));
    if (next <= room) break;
    room = next;
  }
  return Math.ceil(room);
}

/** Returns the end of a bar above 0, in the server's unit: geometry and never a figure on the screen. */
export function endOf(model: ChartModel, category: number): number {
  const others = drawnOthers(model)[category]?.value ?? 0;
  return model.series.reduce((sum, { data }) => sum + Math.max(0, data[category] ?? 0), Math.max(0, others));
}
