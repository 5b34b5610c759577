import { pdfObjects } from '../../../testing/files/read-pdf.ts';
import type { Heading } from './page-faults.fixture.ts';
import { run } from './read-pages.fixture.ts';

const LANGUAGE = { nl: 'nl-NL', en: 'en-GB' } as const;

/**
 * What of PDF/UA-1 (ISO 14289-1) a program without a judgment can see and does not hold, in words: that the file says what it is,
 * its language and its title, that everything is tagged, headings follow their order and each is a bookmark, pictures and links are described, tables of
 * more than two columns have headings, and fonts are in the file. What a person must judge, such as the order of reading and
 * whether a description is a good one, is not seen.
 */
export function pdfUaFaults(pdf: Uint8Array, headings: readonly Heading[], language: 'nl' | 'en'): string[] {
  const objects = pdfObjects(pdf);
  const count = (pattern: RegExp) => [...objects.matchAll(pattern)].length;
  const holds: readonly (readonly [what: string, isTrue: boolean])[] = [
    ['says that it is PDF/UA-1', objects.includes('<pdfuaid:part>1</pdfuaid:part>')],
    ['has a title in its metadata', /<dc:title>.*?<rdf:li[^>]*>[^<]+<\/rdf:li>/s.test(objects)],
    ['is shown under its title', /\/DisplayDocTitle\s+true/.test(objects)],
    ['states its language', objects.includes(`/Lang(${LANGUAGE[language]})`)],
    ['is tagged', /\/MarkInfo\s*<<\s*\/Marked\s+true/.test(objects) && objects.includes('/StructTreeRoot')],
    ['has each font in it', count(/\/Type\s*\/FontDescriptor\b/g) === count(/\/FontFile[23]?\s+\d+ 0 R/g)],
    ['describes each picture', count(/\/S\s*\/Figure\b/g) <= count(/\/Alt\s*[(<]/g)],
    ['describes each link', linksOf(objects).every((link) => link.includes('/Contents'))],
    ['reads pages with links in the order of its tags', pagesWithLinks(objects).every(isInOrder)],
    ['is not scripted', !/\/JavaScript\b|\/JS\s*\(/.test(objects)],
    ['skips no level of its headings', followOneAnother(headings)],
    ['has a bookmark for each heading', count(/\/S\s*\/H[1-6]\b/g) === headings.length],
    ['has a heading in each table of figures', tablesOf(pdf).every(isHeadedOrFacts)],
  ];
  return holds.filter(([, isTrue]) => !isTrue).map(([what]) => `not so: it ${what}`);
}

const linksOf = (objects: string) =>
  [...objects.matchAll(/\/Subtype\s*\/Link\b.*?>>/gs)].map(([link]) => link);

const pagesWithLinks = (objects: string) =>
  [...objects.matchAll(/\/Type\s*\/Page\b(?!s).*?endobj/gs)]
    .map(([page]) => page)
    .filter((page) => page.includes('/Annots'));

/** LibreOffice 7 writes the name as a text. */
const isInOrder = (page: string) => /\/Tabs\s*(?:\/S\b|\(S\))/.test(page);

function followOneAnother(headings: readonly Heading[]): boolean {
  return headings.every(({ level }, place) => level <= 1 + (headings[place - 1]?.level ?? 0));
}

interface TagTable {
  readonly headings: number;
  readonly columns: number;
}

/** A list of facts is two columns of names and values, and has no row of headings. */
const isHeadedOrFacts = ({ headings, columns }: TagTable) => headings > 0 || columns <= 2;

/** Returns the tables of the tags, in the order of reading; none of ours is within another. */
function tablesOf(pdf: Uint8Array): TagTable[] {
  const lines = run('pdfinfo', ['-struct', '-'], pdf).toString().split('\n');
  const tables: { headings: number; columns: number }[] = [];
  let rows = 0;
  for (const line of lines) {
    const tag = /^\s*(Table|TR|TH|TD)\b/.exec(line)?.[1];
    const table = tables.at(-1);
    if (tag === 'Table') {
      tables.push({ headings: 0, columns: 0 });
      rows = 0;
    } else if (tag === 'TR') rows += 1;
    else if (table && tag) {
      if (tag === 'TH') table.headings += 1;
      if (rows === 1) table.columns += 1;
    }
  }
  return tables;
}
