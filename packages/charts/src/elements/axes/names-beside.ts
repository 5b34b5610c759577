import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { fitName } from './fit-name.ts';
import { NAME_TYPE, nameMeasure, widestWord } from './name-type.ts';

/** Names beside bars: at most this many px, and at most this share of the drawing. */
const MOST_ROOM = 240;
const MOST_SHARE = 0.4;
/** A single long word may take this share, rather than be broken. */
const MOST_SHARE_OF_WORD = 0.5;
/** px that keep the last line of a name from the first line of the next one */
const BETWEEN = 6;
/** what the axis of figures takes of the height, px */
const FIGURES = 34;

type Across = Pick<Surroundings, 'theme' | 'width'>;

/**
 * How many px the names get, with what stands below them. Never less than the widest, where that is within the most: a name
 * that lacks half a pixel would be broken within a word.
 */
export function namesWidth({ categories }: ChartModel, { theme, width }: Across): number {
  const measure = nameMeasure(theme);
  const widest = Math.max(
    ...categories.flatMap(({ label, detail }) => (detail ? [label, detail] : [label]).map(measure)),
  );
  // A long word is worth a few more pixels: broken it takes longer to read than the bars lose in length.
  const word = Math.min(widestWord(categories, measure), width * MOST_SHARE_OF_WORD);
  const most = Math.max(Math.min(MOST_ROOM, Math.ceil(width * MOST_SHARE)), word);
  return Math.ceil(Math.min(widest, most));
}

/** The names as they are written: each on as many lines as its share of the height has, with what stands below it. */
export function namesBeside(model: ChartModel, surroundings: Surroundings): string[] {
  const measure = nameMeasure(surroundings.theme);
  const width = namesWidth(model, surroundings);
  const perName = (surroundings.height - FIGURES) / Math.max(1, model.categories.length);
  const lines = Math.max(1, Math.floor(perName / NAME_TYPE.line));
  return model.categories.map(({ label, detail = '' }) => {
    if (detail === '') return fitName(label, { width, lines, measure });
    // What stands below a name has its lines first: without it two names would read alike.
    const below = fitName(detail, { width, lines: Math.max(1, lines - 1), measure });
    const left = lines - below.split('\n').length;
    return `${fitName(label, { width, lines: left, measure })}\n${below}`;
  });
}

/** The height in which every name beside its bar is whole, px. */
export function heightBeside(model: ChartModel, across: Across): number {
  const lines = namesBeside(model, { ...across, height: Number.POSITIVE_INFINITY, lengthOf: () => 0 }).map(
    (name) => name.split('\n').length,
  );
  return FIGURES + lines.length * (Math.max(1, ...lines) * NAME_TYPE.line + BETWEEN);
}
