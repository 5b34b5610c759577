import { outlinePages } from '../pdf/outline-pages.ts';
import type { Heading } from './page-faults.fixture.ts';

/** An entry of the outline, as LibreOffice writes it: its object, its text in UTF-16, and the object of its parent. */
const ENTRY =
  /(\d+) 0 obj\s*<<(?:(?!endobj).)*?\/Title\s*<FEFF([0-9A-F]*)>\s*\/Dest\s*\[[^\]]*\]\/Parent (\d+) 0 R/gs;

/** Returns the headings of a PDF in order, from its bookmarks. */
export function headingsOf(pdf: Uint8Array): Heading[] {
  const pages = outlinePages(pdf);
  const found = [...Buffer.from(pdf).toString('latin1').matchAll(ENTRY)];
  if (found.length !== pages.length)
    throw new Error(`${found.length} of ${pages.length} bookmarks can be read`);
  const parents = new Map(found.map(([, own = '', , parent = '']) => [own, parent]));
  const levelOf = (own: string): number => {
    const parent = parents.get(own);
    return parent !== undefined && parents.has(parent) ? 1 + levelOf(parent) : 1;
  };
  return found.map(([, own = '', digits = ''], place) => ({
    title: Buffer.from(digits, 'hex').swap16().toString('utf16le'),
    page: pages[place] ?? 0,
    level: levelOf(own),
  }));
}
