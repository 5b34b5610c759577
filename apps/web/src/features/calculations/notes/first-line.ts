/** Returns the first line of a note that is not blank, without the spaces around it; empty for a blank note. */
export function firstLine(note: string): string {
  return (
    note
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => line.trim())
      .find((line) => line !== '') ?? ''
  );
}
