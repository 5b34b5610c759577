import { type ChartModel, stackTotalAt } from '../../chart-model.ts';
import { starred } from '../../coverage/point-coverage.ts';
import { displayIn } from '../../quantities.ts';
import type { Surroundings } from '../surroundings.ts';
import { fitName } from './fit-name.ts';
import { MOST_NAME_LINES, NAME_TYPE, nameMeasure, widestWord } from './name-type.ts';

/** width in px that the figures beside vertical bars take, and the gap between names below two bars */
const BESIDE_BARS = 80;
const BETWEEN = 12;
/** the gap that remains beside a word that would otherwise be broken */
const LEAST_BETWEEN = 4;
/** The largest share of a drawing's height that names may take. */
const MOST_SHARE = 0.4;

/**
 * Returns the names as they are written: each on two lines at most, within the width of its own bar, above the total of
 * its stack.
 */
export function namesBelow(model: ChartModel, surroundings: Surroundings): string[] {
  const { theme, width, height } = surroundings;
  const { format } = displayIn(model.quantity, theme.language, theme.rounding);
  const measure = nameMeasure(theme);
  const column = Math.max(
    NAME_TYPE.size,
    (width - BESIDE_BARS) / Math.max(1, model.categories.length) - BETWEEN,
  );
  const lines = Math.max(1, Math.floor((height * MOST_SHARE) / NAME_TYPE.line));
  return model.categories.map((category, index) => {
    // A word that lacks a few px takes them from the gap beside it, so that it is not broken: 'Baseline', and not
    // 'Base-line'.
    const word = widestWord([category], measure);
    const room = word <= column + BETWEEN - LEAST_BETWEEN ? Math.max(column, word) : column;
    const below = secondLine(category, index, (text) =>
      fitName(text, { width: room, lines: Math.min(MOST_NAME_LINES, Math.max(1, lines - 1)), measure }),
    );
    const left = lines - (below === '' ? 0 : below.split('\n').length);
    const name = fitName(category.label, { width: room, lines: Math.min(MOST_NAME_LINES, left), measure });
    return below === '' ? name : `${name}\n${below}`;
  });

  /** Keeps a figure on one line, because a broken figure reads as another figure. */
  function secondLine(
    { detail, total }: ChartModel['categories'][number],
    index: number,
    fit: (text: string) => string,
  ) {
    if (detail !== undefined) return fit(detail);
    return total === undefined ? '' : starred(format(total), stackTotalAt(model, index));
  }
}
