/** Reads a whole number within bounds, digits only; returns null for any other text. */
export function wholeNumberOf(text: string, least: number, most: number): number | null {
  const bare = text.trim();
  if (!/^\d+$/.test(bare)) return null;
  const number = Number(bare);
  return number >= least && number <= most ? number : null;
}
