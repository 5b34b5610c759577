import { toCleanText } from '../cells/cell-text.ts';

/** What the figures of a column are for: one unit of each item, or its whole quantity. */
export const AMOUNTS_OF = ['per-unit', 'in-all'] as const;
export type AmountsOf = (typeof AMOUNTS_OF)[number];

const IN_ALL =
  '(?:in\\s+)?(?:totalen|totaal|totale|totals|total)(?:\\s+per\\s+(?:post|item))?|in\\s+all|(?:per\\s+|/\\s*)(?:post|item)|(?:voor\\s+)?(?:de\\s+)?(?:ge)?hele\\s+hoeveelheid';
const PER_UNIT = '(?:per\\s+|/\\s*)(?:eenheid|unit)';

/** Returns what a header says that its figures are for; null where it does not say. */
export function amountsSaid(header: string): AmountsOf | null {
  const text = toCleanText(header);
  // 'Totaal per eenheid' adds up parts of one unit.
  if (says(PER_UNIT).test(text)) return 'per-unit';
  return says(IN_ALL).test(text) ? 'in-all' : null;
}

/** Returns 'Energie (MJ totaal)' as 'Energie (MJ)', so that its unit is read. */
export function withoutAmounts(header: string): string {
  const words = `(?:${PER_UNIT}|${IN_ALL})`;
  return toCleanText(header)
    .replace(new RegExp(`[([]\\s*${words}\\s*[)\\]]`, 'gi'), ' ')
    .replace(new RegExp(`(?:[,;]\\s*)?${whole(words)}`, 'gi'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/([([])\s+|\s+([)\]])/g, '$1$2')
    .trim();
}

function says(words: string): RegExp {
  return new RegExp(whole(words), 'i');
}

/** Returns an expression for whole words; a stroke may stand right behind a letter, as in 'MJ/post'. */
function whole(words: string): string {
  return `(?:(?<![a-z0-9])|(?=/))(?:${words})(?![a-z0-9])`;
}
