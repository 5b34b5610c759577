const SHOWN_CHARACTERS = 25;

/** The end of a file's name, where the version and the extension stand: its last 25 characters. */
export function shortFileName(fileName: string): string {
  return [...fileName].slice(-SHOWN_CHARACTERS).join('');
}
