/** What a column of pasted posts may hold, with the header under which it is read. */
export const PASTED_FIELDS = {
  postNumber: 'Postnummer',
  rawCode: 'RAW-code',
  description: 'Omschrijving',
  unit: 'Eenheid',
  quantity: 'Hoeveelheid',
} as const;
export type PastedField = keyof typeof PASTED_FIELDS;

/** Without these there are no posts. */
export const NEEDED_FIELDS = ['description', 'unit', 'quantity'] as const satisfies readonly PastedField[];

/** Rows that are looked at to see how many columns there are, and how many of them are shown. */
const LOOKED_AT = 50;
const SHOWN = 3;

/**
 * Returns what was copied as rows with tabs: the text as a spreadsheet gives it; the first table of the page where the text has
 * no columns.
 */
export function textOfClipboard(data: Pick<DataTransfer, 'getData'>): string {
  const plain = data.getData('text/plain');
  if (plain.includes('\t')) return plain;
  const html = data.getData('text/html');
  const table =
    html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const rows = [...(table?.rows ?? [])].map((row) => [...row.cells].map(textOfCell).join('\t'));
  return rows.some((row) => row.includes('\t')) ? rows.join('\n') : plain;
}

/** A cell that is as wide as several is followed by empty ones, so that what follows stays in its column. */
function textOfCell(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br, p')) end.after(' ');
  const text = (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  // A quote would open a cell that ends elsewhere.
  const quoted = text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  return quoted + '\t'.repeat(Math.max(0, cell.colSpan - 1));
}

/** Returns the first rows of a pasted text, each as wide as the widest; null where there are too few columns for posts. */
export function firstRows(text: string): readonly (readonly string[])[] | null {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width < NEEDED_FIELDS.length) return null;
  return rows.slice(0, SHOWN).map((cells) => Array.from({ length: width }, (_, place) => cells[place] ?? ''));
}

/** Puts a row of headers above what was pasted: one for each column, also for those that are not read. */
export function withHeader(text: string, fields: readonly (PastedField | null)[]): string {
  const header = fields.map((field, place) => (field ? PASTED_FIELDS[field] : `Kolom ${place + 1}`));
  return `${header.join('\t')}\n${text}`;
}
