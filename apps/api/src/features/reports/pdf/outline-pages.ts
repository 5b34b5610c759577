/** An entry of the outline with the page that it points to, as LibreOffice writes it: not compressed, in order. */
const ENTRY = /\/Title\s*(?:<[^>]*>|\((?:\\.|[^\\)])*\))\s*\/Dest\s*\[\s*(\d+) 0 R/g;
const PAGES = /\/Type\s*\/Pages\b[^>]*?\/Kids\s*\[([^\]]*)\]/;

/** Returns the page of each entry of a PDF's outline, in order, from 1; empty where they cannot be read. */
export function outlinePages(pdf: Uint8Array): number[] {
  const text = Buffer.from(pdf).toString('latin1');
  const kids = PAGES.exec(text)?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, object]) => object);
  const found = [...text.matchAll(ENTRY)].map(([, object]) => pages.indexOf(object) + 1);
  return found.includes(0) ? [] : found;
}
