import { luminance } from '@milieuspoor/domain';
import { distance, labOf, type Triple } from './color-difference.ts';

/** An angle that no small number of steps brings back to where it was. */
const GOLDEN_ANGLE = 137.508;
const FIRST_HUE = 205;
/** How far a colour keeps from each that means something: those two are told apart at a glance. */
const FROM_NAMED = 14;
/** How far it keeps from the other colours of a list, as long as there are so few that any of them is looked up by its colour. */
const FROM_SERIES = 6;
const LOOKED_UP = 30;

interface Known {
  /** colours with a meaning of their own */
  readonly named: readonly string[];
  /** the first colours of an open list */
  readonly series: readonly string[];
}

/**
 * The colours of an open list beyond its first ones: the hue walks round the circle, past every colour that could be taken for
 * one that means something. The same index has the same colour on every screen. `luminances` are taken in turns, each well
 * within 3:1 of the paper.
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

/** The colour of this hue whose luminance is the one asked for: equal lightness in HSL looks unequal, this doesn't. */
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
