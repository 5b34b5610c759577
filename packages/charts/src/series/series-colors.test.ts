import { describe, expect, it } from 'vitest';
import { seriesColors } from './series-colors.ts';

describe('seriesColors', () => {
  it('gives a name the same colour whatever the order in which the names come', () => {
    const one = seriesColors(['Funderingslagen', 'Betonconstructies', 'Afwerking']);
    const other = seriesColors(['Afwerking', 'Funderingslagen', 'Betonconstructies']);
    for (const [name, color] of one) expect(other.get(name)).toEqual(color);
  });

  it('gives every name a colour of its own, the seven defaults first', () => {
    const names = Array.from({ length: 12 }, (_, index) => `Groep ${index}`);
    const indexes = [...seriesColors(names).values()].map((color) =>
      typeof color === 'object' ? color.seriesIndex : -1,
    );
    expect(indexes.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
