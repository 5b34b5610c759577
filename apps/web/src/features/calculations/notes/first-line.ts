/** The first line of a note that says anything, without the spaces around it; empty for a note that says nothing. */
export function firstLine(note: string): string {
  return (
    note
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => line.trim())
      .find((line) => line !== '') ?? ''
  );
}
