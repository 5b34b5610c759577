/**
 * The number of characters of a file's name that are shown: in a table of calculations, and in one of bidders (part 2,
 * §9).
 */
export const SHOWN_CHARACTERS = { calculation: 25, bidder: 8 } as const;
/** Returns the end of a file's name, with the version and the extension: its last 25 characters by default. */
export function shortFileName(fileName: string, shown: number = SHOWN_CHARACTERS.calculation): string {
  return [...fileName].slice(-shown).join('');
}

/**
 * Returns what comes before a short end of a file's name, which alone tells no file apart; empty where the end tells
 * enough. A narrow place cuts its last letters.
 */
export function firstOfFileName(fileName: string, shown: number): string {
  const isShort = shown < SHOWN_CHARACTERS.calculation;
  return isShort ? [...fileName].slice(0, -shown).join('') : '';
}

/**
 * Returns the name of a workbook with marked cells: 'brug - problemen.xlsx' for 'brug.xls', which is converted, and for
 * itself.
 */
export function markedFileName(fileName: string, suffix: string): string {
  const dot = fileName.lastIndexOf('.');
  const extension = fileName.slice(dot);
  const name = fileName.slice(0, dot);
  const marked = name.toLowerCase().endsWith(` - ${suffix}`) ? name : `${name} - ${suffix}`;
  return marked + (extension.toLowerCase() === '.xls' ? '.xlsx' : extension);
}
