import { posix } from 'node:path';
import type { Document, Element } from '@xmldom/xmldom';
import { beforeAll, describe, expect, it } from 'vitest';
import { emviDocument } from '../award-criterion/emvi-document.ts';
import { awardRecordDocument } from '../award-record/award-record-document.ts';
import { exampleCriterion } from '../testing/example-criterion.ts';
import { exampleRecord } from '../testing/example-record.ts';
import { elementsOf, partOf, type ReadDocument, readDocument } from '../testing/read-document.ts';

// Checks what Word requires of a document, and what a screen reader needs; the tender document represents all others.
// The record of an award is checked where it adds something of its own.

let document: ReadDocument;
let english: ReadDocument;
let body: Document;
beforeAll(async () => {
  document = readDocument(await emviDocument(exampleCriterion(), 'nl'));
  english = readDocument(await emviDocument(exampleCriterion(), 'en'));
  body = partOf(document.parts, 'word/document.xml');
});

const all = (part: Document, name: string): Element[] => [...part.getElementsByTagName(name)];
const attributes = (elements: Element[], name: string) =>
  elements.map((each) => each.getAttribute(name) ?? '');

describe('the package', () => {
  it('has every part that another part refers to', () => {
    for (const [name, part] of document.parts) {
      if (!part || !name.endsWith('.rels')) continue;
      const folder = posix.join(posix.dirname(name), '..');
      for (const relation of all(part, 'Relationship').filter((each) => !each.getAttribute('TargetMode')))
        expect([...document.parts.keys()], name).toContain(
          posix.join(folder, relation.getAttribute('Target') ?? '').replace(/^\//, ''),
        );
    }
  });

  it('says of every part what it is', () => {
    const types = partOf(document.parts, '[Content_Types].xml');
    const named = attributes(all(types, 'Override'), 'PartName');
    const extensions = attributes(all(types, 'Default'), 'Extension');
    for (const name of document.parts.keys())
      expect(
        name === '[Content_Types].xml' ||
          named.includes(`/${name}`) ||
          extensions.includes(name.slice(name.lastIndexOf('.') + 1)),
        name,
      ).toBe(true);
    for (const name of named) expect([...document.parts.keys()]).toContain(name.slice(1));
  });

  it('uses styles and lists that are there', () => {
    const styles = attributes(elementsOf(partOf(document.parts, 'word/styles.xml'), 'style'), 'w:styleId');
    expect(styles).toEqual(expect.arrayContaining(attributes(elementsOf(body, 'pStyle'), 'w:val')));
    const lists = attributes(elementsOf(partOf(document.parts, 'word/numbering.xml'), 'num'), 'w:numId');
    expect(lists).toEqual(expect.arrayContaining(attributes(elementsOf(body, 'numId'), 'w:val')));
  });
});

describe('the document', () => {
  it('is in the language of its reader', () => {
    const languageOf = ({ parts }: ReadDocument) =>
      attributes(elementsOf(partOf(parts, 'word/styles.xml'), 'lang'), 'w:val')[0];
    expect([languageOf(document), languageOf(english)]).toEqual(['nl-NL', 'en-GB']);
  });

  it('says of its headings at which level they are, which other programs than Word need to know them', () => {
    const levelOf = (id: string) => {
      const styles = elementsOf(partOf(document.parts, 'word/styles.xml'), 'style');
      const style = styles.find((each) => each.getAttribute('w:styleId') === id);
      return style && attributes(elementsOf(style, 'outlineLvl'), 'w:val');
    };
    expect(levelOf('Heading1')).toEqual(['0']);
    expect(levelOf('Heading2')).toEqual(['1']);
  });

  it('has a title, and headings that a table of contents can be made of', () => {
    const styled = (style: string) =>
      document.paragraphs.filter((each) => each.style === style).map(({ text }) => text);
    expect(styled('Title')).toEqual(['Gunningscriterium MKI']);
    expect(styled('Heading1')).toEqual([
      'Het project',
      'Het gunningsmodel',
      'Referentiewaarde en streefwaarde',
      'De fictieve korting voor de MKI',
      'De korting op overige criteria',
      'De fictieve inschrijfprijs en de rangorde',
      'Wat een inschrijver inlevert',
      'Wat een berekening moet opgeven',
      'Als de gerealiseerde MKI hoger is dan de aangeboden',
      'Wat bij deze cijfers nog openstaat',
      'Bijlage: weegfactoren van Set A1, versie 2026-1',
    ]);
    const core = partOf(document.parts, 'docProps/core.xml');
    expect(all(core, 'dc:title')[0]?.textContent).toBe('Gunningscriterium MKI');
  });

  it('spaces by its styles, never by an empty paragraph', () => {
    const empty = elementsOf(body, 'p').filter((paragraph) => {
      const inCell = paragraph.parentNode?.nodeName === 'w:tc';
      return !inCell && !paragraph.textContent && elementsOf(paragraph, 'drawing').length === 0;
    });
    expect(empty).toEqual([]);
  });

  it('repeats the heads of a table on every page, and splits no row', () => {
    const isOn = (row: Element, name: string) =>
      elementsOf(row, name).some((each) => !/^(off|false|0)$/.test(each.getAttribute('w:val') ?? ''));
    const tables = elementsOf(body, 'tbl').filter((table) =>
      elementsOf(table, 'tr')
        .slice(0, 1)
        .some((row) => isOn(row, 'tblHeader')),
    );
    expect(tables.length).toBe(4);
    for (const row of elementsOf(body, 'tr')) expect(isOn(row, 'cantSplit')).toBe(true);
  });

  it('numbers its pages and has the project above each', () => {
    const footer = partOf(document.parts, 'word/footer1.xml');
    const fields = elementsOf(footer, 'instrText').map(({ textContent }) => textContent);
    expect(fields).toEqual(['PAGE', 'NUMPAGES']);
    expect(partOf(document.parts, 'word/header1.xml').documentElement?.textContent).toContain(
      'Herinrichting Dorpsstraat',
    );
  });

  it('lets a line grow with a formula or a picture in it', () => {
    const spacings = elementsOf(partOf(document.parts, 'word/styles.xml'), 'spacing').filter((each) =>
      each.hasAttribute('w:line'),
    );
    expect(new Set(attributes(spacings, 'w:lineRule'))).toEqual(new Set(['auto']));
  });
});

describe('the record of an award', () => {
  let record: ReadDocument;
  beforeAll(async () => {
    record = readDocument(await awardRecordDocument(exampleRecord(), 'nl'));
  });

  it('uses styles that are there, with a heading for each bidder below that of the chapter', () => {
    const styles = attributes(elementsOf(partOf(record.parts, 'word/styles.xml'), 'style'), 'w:styleId');
    const used = elementsOf(partOf(record.parts, 'word/document.xml'), 'pStyle');
    expect(styles).toEqual(expect.arrayContaining(attributes(used, 'w:val')));
    const headings = record.paragraphs.filter(({ style }) => style === 'Heading2');
    expect(headings.map(({ text }) => text)).toEqual(['Noord', 'Oost', 'West', 'Zuid']);
  });

  it('repeats the heads of its tables on every page, and splits no row', () => {
    const part = partOf(record.parts, 'word/document.xml');
    const headed = elementsOf(part, 'tbl').filter((table) => elementsOf(table, 'tblHeader').length === 1);
    expect(headed.length).toBe(7);
    for (const row of elementsOf(part, 'tr')) expect(elementsOf(row, 'cantSplit').length).toBe(1);
  });
});

describe('the picture', () => {
  it('is a chart of its own that holds the figures of the table', () => {
    const chart = partOf(document.parts, 'word/charts/chart1.xml');
    const valuesOf = (axis: string) =>
      all(chart, axis).flatMap((each) =>
        [...each.getElementsByTagName('c:v')].map(({ textContent }) => Number(textContent)),
      );
    expect(valuesOf('c:xVal')).toEqual([
      45_000, 50_000, 55_000, 60_000, 65_000, 70_000, 75_000, 80_000, 85_000, 90_000, 95_000, 100_000,
      105_000,
    ]);
    expect(valuesOf('c:yVal')).toEqual([
      250_000, 250_000, 225_000, 200_000, 175_000, 150_000, 125_000, 100_000, 75_000, 50_000, 25_000, 0, 0,
    ]);
  });

  it('parts thousands by a point whatever the reader’s machine does', () => {
    const chart = partOf(document.parts, 'word/charts/chart1.xml');
    for (const format of attributes(all(chart, 'c:numFmt'), 'formatCode')) expect(format).not.toContain(',');
    expect(attributes(all(chart, 'c:numFmt'), 'formatCode')[0]).toBe(
      '[>=1000000]0"."000"."000;[>=1000]0"."000;0',
    );
  });

  it('says in words what it shows', () => {
    expect(attributes(all(body, 'wp:docPr'), 'descr')).toEqual([
      'Lijn van de fictieve korting: tot een MKI van €50.000,- is de korting €250.000,-, daarna daalt zij gelijkmatig tot nul bij een MKI van €100.000,-. De cijfers staan in tabel 2.',
    ]);
  });
});
