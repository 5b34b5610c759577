import { luminance } from '@milieuspoor/domain';
import { distance, labOf, type Triple } from './color-difference.ts';

/** An angle that no small number of steps turns back to the start. */
const GOLDEN_ANGLE = 137.508;
const FIRST_HUE = 205;
/** The least distance of a colour from each colour with a meaning, so that the two are easy to distinguish. */
const FROM_NAMED = 14;
/**
 * The least distance from the other colours of a list, as long as the list is so short that readers look an entry up by
 * its colour.
 */
const FROM_SERIES = 6;
const LOOKED_UP = 30;

interface Known {
  /** colours with a meaning of their own */
  readonly named: readonly string[];
  /** the first colours of an open list */
  readonly series: readonly string[];
}

/**
 * Returns a function for the colours of an open list after its first ones: the hue walks round the circle, and skips
 * every colour that looks like one with a meaning. An index has the same colour on every screen. `luminances` are used
 * in turn, each well within 3:1 of the paper.
 */
export function createFurtherColors(
  luminances: readonly [number, ...number[]],
  known: Known,
): (index: number) => string {
  const found: string[] = [];
  const named = known.named.map(labOf);
  const series = known.series.map(labOf);
  const keepsFrom = (lab: Triple, others: readonly Triple[], least: number) =>
    others.every((other) => distance(lab, other) > least);
  let step = 0;

  const findNext = () => {
    for (;;) {
      const hue = (FIRST_HUE + step * GOLDEN_ANGLE) % 360;
      const color = colorOfLuminance(hue, luminances[step % luminances.length] ?? luminances[0]);
      step += 1;
      const lab = labOf(color);
      if (!keepsFrom(lab, named, FROM_NAMED)) continue;
      if (series.length < LOOKED_UP && !keepsFrom(lab, series, FROM_SERIES)) continue;
      series.push(lab);
      return color;
    }
  };

  return (index) => {
    while (found.length <= index) found.push(findNext());
    return found[index] ?? findNext();
  };
}

/**
 * Returns the colour of this hue with the given luminance: equal lightness in HSL looks unequal, equal luminance
 * doesn't.
 */
function colorOfLuminance(hue: number, wanted: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (luminance(hslToHex(hue, 0.45, middle)) < wanted) low = middle;
    else high = middle;
  }
  return hslToHex(hue, 0.45, (low + high) / 2);
}

function hslToHex(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
