const SHOWN_CHARACTERS = 25;

/** The end of a file's name, where the version and the extension stand: its last 25 characters. */
export function shortFileName(fileName: string): string {
  return [...fileName].slice(-SHOWN_CHARACTERS).join('');
}

/** The name of a workbook with marked cells: 'brug - problemen.xlsx' for 'brug.xls', which is converted. */
export function markedFileName(fileName: string, suffix: string): string {
  const dot = fileName.lastIndexOf('.');
  const extension = fileName.slice(dot);
  return `${fileName.slice(0, dot)} - ${suffix}${extension.toLowerCase() === '.xls' ? '.xlsx' : extension}`;
}
