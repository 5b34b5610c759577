import type { ChartModel } from '../../chart-model.ts';
import { displayIn } from '../../quantities.ts';
import type { Surroundings } from '../surroundings.ts';
import { fitName } from './fit-name.ts';
import { NAME_TYPE, nameMeasure, widestWord } from './name-type.ts';

/** px that the figures beside standing bars take from the width, and that names below two bars keep apart */
const BESIDE_BARS = 80;
const BETWEEN = 12;
/** what is left of the latter beside a word that would be broken otherwise */
const LEAST_BETWEEN = 4;
/** The share of a drawing that names may take of its height. */
const MOST_SHARE = 0.4;
/** lines that a drawing has room for without growing */
const LINES_INCLUDED = 4;

/** The names as they are written: each within the width of its own bar, above what its stack amounts to. */
export function namesBelow(model: ChartModel, surroundings: Surroundings): string[] {
  const { theme, width, height } = surroundings;
  const { format } = displayIn(model.quantity, theme.language, theme.rounding);
  const measure = nameMeasure(theme);
  const column = Math.max(
    NAME_TYPE.size,
    (width - BESIDE_BARS) / Math.max(1, model.categories.length) - BETWEEN,
  );
  const lines = Math.max(1, Math.floor((height * MOST_SHARE) / NAME_TYPE.line));
  return model.categories.map((category) => {
    // A word that lacks a few px takes them from the gap beside it, rather than be broken: 'Baseline', and not 'Base-line'.
    const word = widestWord([category], measure);
    const room = word <= column + BETWEEN - LEAST_BETWEEN ? Math.max(column, word) : column;
    const below = secondLine(category, (text) =>
      fitName(text, { width: room, lines: Math.max(1, lines - 1), measure }),
    );
    const left = lines - (below === '' ? 0 : below.split('\n').length);
    const name = fitName(category.label, { width: room, lines: left, measure });
    return below === '' ? name : `${name}\n${below}`;
  });

  /** A figure stays on one line: a broken one is another. */
  function secondLine({ detail, total }: ChartModel['categories'][number], fit: (text: string) => string) {
    if (detail !== undefined) return fit(detail);
    return total === undefined ? '' : format(total);
  }
}

/** The height in which every name is whole and the bars have the room that they were given, px. */
export function heightBelow(
  model: ChartModel,
  { theme, width, height }: Pick<Surroundings, 'theme' | 'width' | 'height'>,
): number {
  const whole = namesBelow(model, { theme, width, height: Number.POSITIVE_INFINITY, lengthOf: () => 0 });
  const lines = Math.max(1, ...whole.map((name) => name.split('\n').length));
  const further = Math.max(0, lines - LINES_INCLUDED) * NAME_TYPE.line;
  return Math.max(height + further, Math.ceil((lines * NAME_TYPE.line) / MOST_SHARE));
}
