import { run } from './read-pages.fixture.ts';

/** Returns the text of a page, or of several, as somebody reads it; spaces and line ends are one space. */
export function textOfPages(pdf: Uint8Array, first: number, last = first): string {
  const pages = ['-f', String(first), '-l', String(last)];
  return run('pdftotext', [...pages, '-layout', '-', '-'], pdf)
    .toString()
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ');
}

/** Returns the page that the printed contents name for a heading; a long heading goes over two lines. */
export function pageInContents(pdf: Uint8Array, title: string): number {
  const contents = run('pdftotext', ['-f', '2', '-l', '3', '-layout', '-', '-'], pdf).toString();
  const line = contents.split('\n').find((each) => each.replace(/^[\s\d]+/, '').startsWith(title));
  const page = /\.{3,}\s*(\d+)\s*$/.exec(line ?? '')?.[1];
  if (page === undefined) throw new Error(`The contents have no '${title}'`);
  return Number(page);
}
