/** Returns 'F12' for column 5 (0-based) and row 12 (1-based). */
export function toCellAddress(column: number, row: number): string {
  return `${toColumnLetters(column)}${row}`;
}

/** Returns 'A' for column 0, 'AA' for column 26. */
export function toColumnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** Returns the 0-based column of the address like 'AB12' that starts at `from`; -1 when it starts without letters. */
export function columnOfAddress(address: string, from = 0): number {
  let column = 0;
  for (let index = from; index < address.length; index++) {
    const code = address.charCodeAt(index);
    if (code >= 65 && code <= 90) column = column * 26 + code - 64;
    else if (code >= 97 && code <= 122) column = column * 26 + code - 96;
    else if (code !== 36) break;
  }
  return column - 1;
}

/** Returns the 1-based row of an address like 'AB12'; NaN when it holds none. */
export function rowOfAddress(address: string): number {
  return Number(address.replace(/^\$?[a-z]*\$?/i, '') || Number.NaN);
}
