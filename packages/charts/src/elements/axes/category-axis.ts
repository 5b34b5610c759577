import type { ChartModel } from '../../chart-model.ts';
import { displayIn } from '../../quantities.ts';
import type { Surroundings } from '../surroundings.ts';
import { fitName } from './fit-name.ts';

/** Names beside horizontal bars: at most this many px, and at most this share of the drawing. */
const MOST_ROOM = 240;
const MOST_SHARE = 0.4;
/** A single long word may take this share, rather than be broken. */
const MOST_SHARE_OF_WORD = 0.5;
/** px */
const NAME_SIZE = 14;
/** px that the figures beside vertical bars take from the width, and that names below two bars keep apart */
const BESIDE_BARS = 80;
const BETWEEN_NAMES = 12;
/** what is left of the latter beside a word that would be broken otherwise */
const LEAST_BETWEEN = 4;
/** lines of a name below a bar, and below one so narrow (px) that a name is whole on more of them only */
const MOST_LINES_BELOW = 3;
const MOST_LINES_BELOW_NARROW = 5;
const NARROW_COLUMN = 80;
/** px between the lines of a name */
const LINE_HEIGHT = 18;

/**
 * How many px the names beside horizontal bars get, with what stands below them. Never less than the widest, where that is
 * within the most: a name that lacks half a pixel would be broken within a word.
 */
export function namesWidth(
  model: ChartModel,
  { theme, width }: Pick<Surroundings, 'theme' | 'width'>,
): { room: number } {
  const measure = theme.measureIn(NAME_SIZE);
  const widest = Math.max(
    ...model.categories.flatMap(({ label, detail }) => (detail ? [label, detail] : [label]).map(measure)),
  );
  const widestWord = Math.max(
    0,
    ...model.categories.flatMap(({ label }) => label.split(/\s+/).map((word) => measure(word))),
  );
  // A long word is worth a few more pixels: broken it takes longer to read than the bars lose in length.
  const share = Math.max(Math.ceil(width * MOST_SHARE), Math.min(widestWord, width * MOST_SHARE_OF_WORD));
  return { room: Math.ceil(Math.min(widest, MOST_ROOM, share)) };
}

/** The axis of names: below vertical bars, each with what its stack amounts to; beside horizontal ones. */
export function categoryAxis(model: ChartModel, surroundings: Surroundings) {
  const { theme, width, height } = surroundings;
  const { format } = displayIn(model.quantity, theme.language);
  const horizontal = model.orientation === 'horizontal';
  const { room } = namesWidth(model, surroundings);
  const measure = theme.measureIn(NAME_SIZE);
  const count = Math.max(1, model.categories.length);
  const perName = height / count;
  const perColumn = Math.max(NAME_SIZE, (width - BESIDE_BARS) / count - BETWEEN_NAMES);
  const linesBelow = perColumn < NARROW_COLUMN ? MOST_LINES_BELOW_NARROW : MOST_LINES_BELOW;
  // Fitted once: fitted again when a font has arrived meanwhile, a name would be broken that has its room.
  const names = model.categories.map((category) => {
    const second = category.detail ?? (category.total === undefined ? '' : format(category.total));
    const below = second !== '' && !(horizontal && category.detail === undefined);
    if (!horizontal) {
      // A word that lacks a few px takes them from the gap beside it, rather than be broken: 'Baseline', and not 'Base-line'.
      const widestWord = Math.max(0, ...category.label.split(/\s+/).map(measure));
      const room =
        widestWord <= perColumn + BETWEEN_NAMES - LEAST_BETWEEN ? Math.max(perColumn, widestWord) : perColumn;
      const name = fitName(category.label, { width: room, lines: linesBelow, measure });
      return below ? `${name}\n${second}` : name;
    }
    // Names beside bars share the height of their bar; what stands below one has its lines first.
    const lines = Math.max(1, Math.floor(perName / LINE_HEIGHT));
    const detail = below ? fitName(second, { width: room, lines: Math.max(1, lines - 1), measure }) : '';
    const left = lines - (below ? detail.split('\n').length : 0);
    const name = fitName(category.label, { width: room, lines: left, measure });
    return below ? `${name}\n${detail}` : name;
  });
  return {
    type: 'category' as const,
    data: model.categories.map(({ key }) => key),
    inverse: horizontal,
    axisTick: { show: false },
    // The names stand at the edge and not at 0, where a bar below 0 would cross them; see markedLines().
    axisLine: { show: false, onZero: false },
    triggerEvent: model.categories.some(({ leads }) => leads),
    axisLabel: {
      color: theme.text,
      fontFamily: theme.fontFamily,
      fontSize: NAME_SIZE,
      lineHeight: LINE_HEIGHT,
      interval: 0,
      formatter: (_: string, index: number) => names[index] ?? '',
    },
  };
}
