import type { ChartModel } from '../../chart-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { fitName } from './fit-name.ts';
import {
  MOST_NAME_LINES,
  NAME_TYPE,
  type NameType,
  nameMeasure,
  SMALL_NAME_TYPE,
  widestWord,
} from './name-type.ts';

/** Names beside bars take at most this many px, and at most this share of the drawing. */
const MOST_ROOM = 240;
const MOST_SHARE = 0.4;
/** A single long word may take this share, so that it is not broken. */
const MOST_SHARE_OF_WORD = 0.5;
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

/** Returns the letters of the names: smaller ones where the ordinary ones have no room for two lines. */
export function nameTypeBeside(model: ChartModel, { height }: Pick<Surroundings, 'height'>): NameType {
  return heightPerName(model, height) < MOST_NAME_LINES * NAME_TYPE.line ? SMALL_NAME_TYPE : NAME_TYPE;
}

function heightPerName({ categories }: ChartModel, height: number): number {
  return (height - FIGURES) / Math.max(1, categories.length);
}

/** Returns the names as they are written: each on two lines at most, with the text below it. */
export function namesBeside(model: ChartModel, surroundings: Surroundings): string[] {
  const type = nameTypeBeside(model, surroundings);
  const measure = nameMeasure(surroundings.theme, type);
  const width = namesWidth(model, surroundings);
  const lines = Math.max(1, Math.floor(heightPerName(model, surroundings.height) / type.line));
  return model.categories.map(({ label, detail = '' }) => {
    const fitted = (text: string, room: number) =>
      fitName(text, { width, lines: Math.min(MOST_NAME_LINES, room), measure });
    if (detail === '') return fitted(label, lines);
    // The text below a name gets its lines first: without it two names could look equal.
    const below = fitted(detail, Math.max(1, lines - 1));
    return `${fitted(label, lines - below.split('\n').length)}\n${below}`;
  });
}
