import { type ColorMeaning, DEFAULT_SERIES_COUNT } from '../colors/palette.ts';

/**
 * Returns a colour for each of these names. A name gets the colour that its own letters lead to, so that a product
 * group has the same colour in every tab and project as long as no other group took it first; a name that finds no
 * default colour free takes the next further one.
 */
export function seriesColors(names: readonly string[]): ReadonlyMap<string, ColorMeaning> {
  const taken = new Set<number>();
  const colors = new Map<string, ColorMeaning>();
  let further = DEFAULT_SERIES_COUNT;
  // The order is by name and not by place, since otherwise a growing figure would change the colours of the others.
  for (const name of [...new Set(names)].sort()) {
    const seriesIndex = taken.size < DEFAULT_SERIES_COUNT ? firstFree(hash(name), taken) : further++;
    taken.add(seriesIndex);
    colors.set(name, { seriesIndex });
  }
  return colors;
}

function firstFree(start: number, taken: ReadonlySet<number>): number {
  let index = start % DEFAULT_SERIES_COUNT;
  while (taken.has(index)) index = (index + 1) % DEFAULT_SERIES_COUNT;
  return index;
}

/** Returns the FNV-1a hash, which is small and spreads short names well. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}
