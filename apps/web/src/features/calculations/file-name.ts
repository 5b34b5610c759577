/** How much of a file's name shows: in a table of calculations, and in one of bidders (part 2, §9). */
export const SHOWN_CHARACTERS = { calculation: 25, bidder: 8 } as const;

/** The end of a file's name, where the version and the extension stand: its last 25 characters unless told. */
export function shortFileName(fileName: string, shown: number = SHOWN_CHARACTERS.calculation): string {
  return [...fileName].slice(-shown).join('');
}

/** The name of a workbook with marked cells: 'brug - problemen.xlsx' for 'brug.xls', which is converted. */
export function markedFileName(fileName: string, suffix: string): string {
  const dot = fileName.lastIndexOf('.');
  const extension = fileName.slice(dot);
  return `${fileName.slice(0, dot)} - ${suffix}${extension.toLowerCase() === '.xls' ? '.xlsx' : extension}`;
}
