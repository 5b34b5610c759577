import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { fitName } from './fit-name.ts';
import { NAME_TYPE, nameMeasure, widestWord } from './name-type.ts';

/** Names beside bars take at most this many px, and at most this share of the drawing. */
const MOST_ROOM = 240;
const MOST_SHARE = 0.4;
/** A single long word may take this share, so that it is not broken. */
const MOST_SHARE_OF_WORD = 0.5;
/** px between the last line of a name and the first line of the next one */
const BETWEEN = 6;
/** height of the axis of figures, px */
const FIGURES = 34;

type Across = Pick<Surroundings, 'theme' | 'width'>;

/**
 * Returns the width in px of the names, with the text below them. It is never less than the widest name, within the
 * maximum: a name that lacks half a pixel would be broken within a word.
 */
export function namesWidth({ categories }: ChartModel, { theme, width }: Across): number {
  const measure = nameMeasure(theme);
  const widest = Math.max(
    ...categories.flatMap(({ label, detail }) => (detail ? [label, detail] : [label]).map(measure)),
  );
  // A long word gets some extra pixels: a broken word costs more reading time than slightly shorter bars.
  const word = Math.min(widestWord(categories, measure), width * MOST_SHARE_OF_WORD);
  const most = Math.max(Math.min(MOST_ROOM, Math.ceil(width * MOST_SHARE)), word);
  return Math.ceil(Math.min(widest, most));
}

/**
 * Returns the names as they are written: each on as many lines as fit in its share of the height, with the text below
 * it.
 */
export function namesBeside(model: ChartModel, surroundings: Surroundings): string[] {
  const measure = nameMeasure(surroundings.theme);
  const width = namesWidth(model, surroundings);
  const perName = (surroundings.height - FIGURES) / Math.max(1, model.categories.length);
  const lines = Math.max(1, Math.floor(perName / NAME_TYPE.line));
  return model.categories.map(({ label, detail = '' }) => {
    if (detail === '') return fitName(label, { width, lines, measure });
    // The text below a name gets its lines first: without it two names could look equal.
    const below = fitName(detail, { width, lines: Math.max(1, lines - 1), measure });
    const left = lines - below.split('\n').length;
    return `${fitName(label, { width, lines: left, measure })}\n${below}`;
  });
}

/** Returns the height in which every name beside its bar is complete, px. */
export function heightBeside(model: ChartModel, across: Across): number {
  const lines = namesBeside(model, { ...across, height: Number.POSITIVE_INFINITY, lengthOf: () => 0 }).map(
    (name) => name.split('\n').length,
  );
  return FIGURES + lines.length * (Math.max(1, ...lines) * NAME_TYPE.line + BETWEEN);
}
