/** What no name of a file may have on one system or another, and what would lead out of the folder that a zip is unpacked in. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]/gu;

/**
 * A name for the letter to each of these bidders, as every system takes it; where two would be one name on a system that knows
 * no capitals, the later one has a number.
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
