import { plainText, type RowFigures, searchedWords } from '@milieuspoor/domain';

export const SHOWN = ['all', 'changed', 'open'] as const;
/** All posts, those that differ from the calculation that they come from, or those without figures. */
export type Shown = (typeof SHOWN)[number];

export const ROWS_PER_PAGE = 100;

/** Returns the keys of the rows that a search and a choice leave, in their order. */
export function shownKeys(
  rows: readonly RowFigures[],
  {
    search,
    shown,
    isChanged,
  }: {
    readonly search: string;
    readonly shown: Shown;
    readonly isChanged: (figures: RowFigures) => boolean;
  },
): readonly string[] {
  const words = searchedWords(search);
  return rows.flatMap((figures) => {
    const { row, problem } = figures;
    if (shown === 'open' && problem === null) return [];
    if (shown === 'changed' && !isChanged(figures)) return [];
    if (words.length === 0) return row.key;
    const { postNumber, rawCode, product, productGroup, productSubGroup } = row;
    const text = plainText([postNumber, rawCode, product, productGroup, productSubGroup].join(' '));
    // A part of a number is found too: whoever looks for a post types its first digits.
    if (!words.every(({ word }) => text.includes(word))) return [];
    return row.key;
  });
}

/** Returns how many rows there are in each choice; at each keystroke, so without listing them. */
export function countShown(
  rows: readonly RowFigures[],
  isChanged: (figures: RowFigures) => boolean,
): Readonly<Record<Shown, number>> {
  const counts = { all: rows.length, changed: 0, open: 0 };
  for (const figures of rows) {
    if (figures.problem !== null) counts.open++;
    if (isChanged(figures)) counts.changed++;
  }
  return counts;
}
