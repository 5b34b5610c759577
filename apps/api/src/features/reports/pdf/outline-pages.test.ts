import { expect, it } from 'vitest';
import { outlinePages } from './outline-pages.ts';

const PAGES = '9 0 obj<</Type/Pages\n/Resources 8 0 R\n/Kids[ 1 0 R 3 0 R\n5 0 R ]>>endobj\n';
const entry = (page: number, title = '<FEFF0041>') =>
  `7 0 obj<</Count 0/Title${title}\n/Dest[${page} 0 R/XYZ 93.55 758 0]/Parent 6 0 R>>endobj\n`;
const pagesOf = (text: string) => outlinePages(Buffer.from(text, 'latin1'));

it('the entries of an outline have the pages that they point to', () => {
  expect(pagesOf(entry(1) + entry(5, '(A \\) b)') + entry(3) + PAGES)).toEqual([1, 3, 2]);
});

it('nothing is said of an outline that points to what is no page, or of a file that is no PDF', () => {
  expect(pagesOf(entry(1) + entry(4) + PAGES)).toEqual([]);
  expect(pagesOf('een document')).toEqual([]);
});
