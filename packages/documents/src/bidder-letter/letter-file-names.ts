/**
 * Matches characters that file names may not have on some system, and those that would lead out of the folder into
 * which a zip is unpacked.
 */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]/gu;

/**
 * Returns a file name for the letter to each of these bidders that every system accepts; where two names would be equal
 * on a system that ignores capitals, the later one gets a number.
 */
export function letterFileNames(bidders: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return bidders.map((bidder) => {
    const name = `Brief_${bidder.replace(NOT_IN_A_NAME, '_')}`.normalize('NFC');
    for (let count = 1; ; count++) {
      const fileName = `${name}${count === 1 ? '' : ` (${count})`}.docx`;
      const key = fileName.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return fileName;
    }
  });
}
