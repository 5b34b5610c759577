import { expect, it } from 'vitest';
import { exampleReport } from '../../testing/example-report.ts';
import { elementsOf, partOf, readDocument } from '../../testing/read-document.ts';
import { reportDocument } from '../report-document.ts';
import { reportForPdf, withContentsPages } from './report-for-pdf.ts';

const HASH = 'cd'.repeat(32);

/** Returns the facts below the last heading, the entries of the contents, and their page numbers. */
function readSigned(bytes: Uint8Array) {
  const { tables, paragraphs, parts } = readDocument(bytes);
  const fields = elementsOf(partOf(parts, 'word/document.xml'), 'r').filter((run) =>
    elementsOf(run, 'instrText').some(({ textContent }) => textContent?.startsWith('PAGEREF')),
  );
  return {
    facts: tables.at(-1) ?? [],
    pages: fields.map((run) => Number(elementsOf(run, 't')[0]?.textContent)),
    last: paragraphs.filter(({ style }) => style.startsWith('TOC')).at(-1)?.text ?? '',
  };
}

it('a report ends with room to sign and the hash of its workbook, and its PDF states that of the document', async () => {
  for (const language of ['nl', 'en'] as const) {
    const document = await reportDocument(exampleReport(), language);
    const { facts, last } = readSigned(document);
    expect(last).toMatch(language === 'nl' ? /^Ondertekening/ : /^Signature/);
    expect(facts.map(([name]) => name).slice(0, 4)).toEqual(
      language === 'nl'
        ? ['Naam', 'Functie', 'Plaats en datum', 'Handtekening']
        : ['Name', 'Position', 'Place and date', 'Signature'],
    );
    expect(facts[4]?.[1]).toBe('ab'.repeat(32));
    expect(facts[5]?.[1]).not.toBe(HASH);
    const stamped = readSigned(reportForPdf(document, HASH, language));
    expect(stamped.facts.slice(0, 5)).toEqual(facts.slice(0, 5));
    expect(stamped.facts[5]?.[1]).toBe(HASH);
  }
});

it('the contents get the pages of their headings in order, unless there is another number of headings', async () => {
  const document = await reportDocument(exampleReport(), 'nl');
  const { pages } = readSigned(document);
  const others = pages.map((_, place) => 100 + place);
  expect(readSigned(withContentsPages(document, others)).pages).toEqual(others);
  expect(withContentsPages(document, pages)).toBe(document);
  expect(withContentsPages(document, others.slice(1))).toBe(document);
});

it('the room to sign and the hashes stand on one page', async () => {
  const { parts } = readDocument(await reportDocument(exampleReport(), 'nl'));
  const table = elementsOf(partOf(parts, 'word/document.xml'), 'tbl').at(-1);
  const rows = table ? elementsOf(table, 'tr') : [];
  expect(rows.length).toBeGreaterThan(4);
  const stays = rows.map((row) =>
    elementsOf(row, 'p').every((each) => elementsOf(each, 'keepNext').length > 0),
  );
  expect(stays).toEqual([...rows.slice(1).map(() => true), false]);
});
