import type { ChartModel } from '../../chart-model.ts';
import { wrapText } from '../../wrap-text.ts';
import type { Surroundings } from '../surroundings.ts';
import { nameMeasure } from './name-type.ts';

/** width in px that the figures beside a course take, and the gap between two years */
const BESIDE_COURSE = 48;
const BETWEEN = 8;
/** A lower drawing has room for the years alone, px. */
const LOW = 200;
/** lines that what stands below a year takes at most */
const DETAIL_LINES = 2;

/**
 * Returns the years below a course. Where there is no room for all of them, every second, third and so on is written,
 * counted from the last one: a part of a year would read as another year. What stands below the years is written
 * below all of them or below none.
 */
export function yearsBelow({ categories }: ChartModel, { theme, width, height }: Surroundings): string[] {
  const measure = nameMeasure(theme);
  const column = (width - BESIDE_COURSE) / Math.max(1, categories.length);
  const widest = Math.max(0, ...categories.map(({ label }) => measure(label)));
  const step = Math.max(1, Math.ceil((widest + BETWEEN) / Math.max(1, column)));
  const last = categories.length - 1;
  const details = categories.map(({ detail = '' }) => wrapText(detail, column - BETWEEN, measure));
  const detailed =
    height >= LOW &&
    details.every(
      (lines) => lines.length <= DETAIL_LINES && lines.every((line) => measure(line) <= column - BETWEEN),
    ) &&
    // A word that was broken is no word.
    categories.every(({ detail = '' }, place) => details[place]?.join(' ') === detail);
  return categories.map(({ label }, place) => {
    if ((last - place) % step !== 0) return '';
    return detailed ? [label, ...(details[place] ?? [])].join('\n') : label;
  });
}
