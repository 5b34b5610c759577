import { readQuantity } from '../edit/quantity-text.ts';

interface PastedColumn {
  readonly quantities: readonly number[];
  /** the texts that are no quantities */
  readonly refused: readonly string[];
}

/**
 * Reads a column that was copied from a spreadsheet as quantities, one below the other. Returns null for a single cell,
 * which is text like any other. An empty row, or one with several columns, is refused: it would shift the others.
 */
export function readPastedColumn(text: string): PastedColumn | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length < 2 && !text.includes('\t')) return null;
  const quantities: number[] = [];
  const refused: string[] = [];
  for (const line of lines) {
    const meant = readQuantity(line);
    if (meant.kind === 'quantity' && !line.trim().includes('\t')) quantities.push(meant.quantity);
    else refused.push(line.trim());
  }
  return { quantities, refused };
}
