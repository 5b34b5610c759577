/** The largest number of stretches of rows in a list. */
const SHOWN_MAX = 12;

/** Rows as people name them: '3-12, 14'. */
export interface RowList {
  /** rows must come in rising order; a row may be repeated */
  add(row: number): void;
  /** returns the number of different rows */
  count(): number;
  /** returns the text, cut to a reasonable length with an ellipsis */
  shown(): string;
}

export function createRowList(): RowList {
  const stretches: { first: number; last: number }[] = [];
  let lastRow = 0;
  let count = 0;
  return {
    add(row) {
      if (row !== lastRow) count++;
      const stretch = stretches.at(-1);
      if (stretch && lastRow === stretch.last && row - stretch.last <= 1) stretch.last = row;
      else if (stretches.length <= SHOWN_MAX) stretches.push({ first: row, last: row });
      lastRow = row;
    },
    count: () => count,
    shown() {
      const shown = stretches
        .slice(0, SHOWN_MAX)
        .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
      return stretches.length > SHOWN_MAX ? `${shown.join(', ')}, …` : shown.join(', ');
    },
  };
}
