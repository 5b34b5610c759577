import type { Document, Element } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { awardRecordDocument } from '../award-record/award-record-document.ts';
import { exampleDocument } from '../example-document.ts';
import { reportDocument } from '../report/report-document.ts';
import { exampleHouseStyle } from '../testing/example-house-style.ts';
import { exampleRecord } from '../testing/example-record.ts';
import { exampleReport } from '../testing/example-report.ts';
import {
  bareTemplate,
  dutchTemplate,
  sidewaysTemplate,
  templatePartText,
} from '../testing/example-template.ts';
import { elementsOf, partOf, type ReadDocument, readDocument } from '../testing/read-document.ts';

const example = async (style = exampleHouseStyle()) => readDocument(await exampleDocument(style, 'nl'));
const withTemplate = (template: Uint8Array) => example(exampleHouseStyle({ template }));
const values = (elements: readonly Element[], name = 'w:val') =>
  elements.map((each) => each.getAttribute(name) ?? '');

function styleOf({ parts }: ReadDocument, id: string): Element {
  const found = elementsOf(partOf(parts, 'word/styles.xml'), 'style').find(
    (style) => style.getAttribute('w:styleId') === id,
  );
  if (!found) throw new Error(`There is no style ${id}`);
  return found;
}

/** Returns the numbering of chapters. */
function chaptersOf({ parts }: ReadDocument): Element {
  const found = elementsOf(partOf(parts, 'word/numbering.xml'), 'lvl').find(
    (level) => values(elementsOf(level, 'lvlText'))[0] === '%1',
  );
  if (!found) throw new Error('Chapters have no numbers');
  return found;
}

/** Returns the header or footer of the document for a kind of page. */
function around({ parts }: ReadDocument, name: 'header' | 'footer', kind: string): Document {
  const reference = elementsOf(partOf(parts, 'word/document.xml'), `${name}Reference`).find(
    (each) => each.getAttribute('w:type') === kind,
  );
  const relation = [
    ...partOf(parts, 'word/_rels/document.xml.rels').getElementsByTagName('Relationship'),
  ].find((each) => each.getAttribute('Id') === reference?.getAttribute('r:id'));
  return partOf(parts, `word/${relation?.getAttribute('Target')}`);
}

const textOf = (part: Document) => part.documentElement?.textContent;

const CONTENTS_OF_TEMPLATE =
  '<w:style w:type="paragraph" w:styleId="KopInhoud"><w:name w:val="TOC Heading"/><w:basedOn w:val="Kop1"/></w:style>';

/** Returns the backgrounds of table headings. */
const groundsOf = ({ parts }: ReadDocument) => [
  ...new Set(
    values(
      elementsOf(partOf(parts, 'word/document.xml'), 'tbl').flatMap((each) => elementsOf(each, 'shd')),
      'w:fill',
    ),
  ),
];

describe('the heads of tables, where nobody chose colours and the template has no theme', () => {
  const inColour = (colour: string) => bareTemplate('', `<w:rPr><w:color w:val="${colour}"/></w:rPr>`);
  const unchosen = (template: Uint8Array) => example(exampleHouseStyle({ template, colours: null }));

  it('are a tint of its first heading', async () => {
    expect(groundsOf(await unchosen(inColour('2E7D32')))).toEqual(['E0ECE0']);
  });

  it('are grey where that leaves its colour to the reader, or says none', async () => {
    expect(groundsOf(await unchosen(inColour('auto')))).toEqual(['E2E2E2']);
    expect(groundsOf(await unchosen(bareTemplate()))).toEqual(['E2E2E2']);
  });
});

describe('without a template', () => {
  it('the logo stands on the cover and above every page, and says whose it is', async () => {
    const document = await example();
    const altTexts = (part: Document) =>
      [...part.getElementsByTagName('wp:docPr')].map((each) => each.getAttribute('descr'));
    expect(altTexts(partOf(document.parts, 'word/document.xml'))[0]).toBe('Logo van Gemeente Voorbeeld');
    expect(altTexts(around(document, 'header', 'default'))).toEqual(['Logo van Gemeente Voorbeeld']);
    expect(altTexts(around(document, 'header', 'first'))).toEqual([]);
  });

  it('the logo keeps its shape: 400 by 100 becomes 260 by 65 pixels on the cover', async () => {
    const [extent] = partOf((await example()).parts, 'word/document.xml').getElementsByTagName('wp:extent');
    expect([extent?.getAttribute('cx'), extent?.getAttribute('cy')]).toEqual([
      String(260 * 9525),
      String(65 * 9525),
    ]);
  });

  it('headings have the first colour; heads of tables stand on the second in white, which black could not be read on', async () => {
    const document = await example();
    expect(values(elementsOf(styleOf(document, 'Heading1'), 'color'))).toEqual(['8A1538']);
    const body = partOf(document.parts, 'word/document.xml');
    const [head] = elementsOf(body, 'tc');
    if (!head) throw new Error('There is no table');
    expect(values(elementsOf(head, 'shd'), 'w:fill')).toEqual(['2B2B2B']);
    expect(values(elementsOf(head, 'color'))).toEqual(['FFFFFF']);
  });

  it.each([
    ['#ffd500', 'FFD500', '000000'],
    ['#f2f2f2', 'F2F2F2', '000000'],
    ['#808080', '808080', '000000'],
    ['#006400', '006400', 'FFFFFF'],
  ])(
    'heads of tables on %s are written in what can be read there, whatever colour headings have',
    async (...row) => {
      const [ground, fill, written] = row;
      const body = partOf(
        (await example(exampleHouseStyle({ colours: { accent: '#8a1538', ground } }))).parts,
        'word/document.xml',
      );
      const [head] = elementsOf(body, 'tc');
      if (!head) throw new Error('There is no table');
      expect(values(elementsOf(head, 'shd'), 'w:fill')).toEqual([fill]);
      expect(values(elementsOf(head, 'color'))).toEqual([written]);
    },
  );

  it('each line of the standard texts is a paragraph at the end, in the language of the document', async () => {
    const last = (await example()).paragraphs.slice(-4).map(({ text }) => text);
    expect(last).toEqual([
      'Over dit document',
      'Aan dit document kunnen geen rechten worden ontleend.',
      'Stadhuis',
      '14 0123',
    ]);
    const english = readDocument(await awardRecordDocument(exampleRecord(), 'en', exampleHouseStyle()));
    expect(english.paragraphs.slice(-3).map(({ text }) => text)).toEqual([
      'About this document',
      'No rights can be derived from this document.',
      'Town hall',
    ]);
  });

  it('who says nothing has no heading for it', async () => {
    const nothing = { closing: '', contact: ' \n' };
    const { paragraphs } = await example(exampleHouseStyle({ texts: { nl: nothing, en: nothing } }));
    expect(paragraphs.map(({ text }) => text)).not.toContain('Over dit document');
  });
});

describe('of a template', () => {
  it('that has a footer only, the logo stands once on the cover of a report, whose footer is that of the template', async () => {
    const section = '<w:sectPr><w:footerReference w:type="default" r:id="rId12"/></w:sectPr>';
    const template = dutchTemplate({
      'word/document.xml': templatePartText('word/document.xml').replace(/<w:sectPr>.*<\/w:sectPr>/, section),
    });
    const bytes = await reportDocument(exampleReport(), 'nl', exampleHouseStyle({ template }));
    const document = readDocument(bytes);
    const logosIn = (part: Document) => part.getElementsByTagName('wp:docPr').length;
    expect(logosIn(partOf(document.parts, 'word/document.xml'))).toBe(1);
    expect(logosIn(around(document, 'header', 'first'))).toBe(0);
    expect(logosIn(around(document, 'header', 'default'))).toBe(1);
    expect(textOf(around(document, 'footer', 'first'))).toBe(textOf(around(document, 'footer', 'default')));
    expect(textOf(around(document, 'footer', 'first'))).not.toBe('');
  });

  it('styles are taken under whatever id they have; those that it lacks are ours', async () => {
    const document = await withTemplate(dutchTemplate());
    expect(values(elementsOf(styleOf(document, 'Heading1'), 'color'))).toEqual(['8A1538']);
    expect(values(elementsOf(styleOf(document, 'Heading1'), 'sz'))).toEqual(['36']);
    expect(values(elementsOf(styleOf(document, 'Heading1'), 'basedOn'))).toEqual(['Normal']);
    expect(values(elementsOf(styleOf(document, 'Subtitle'), 'sz'))).toEqual(['26']);
    // no larger than the plain text of the template
    expect(values(elementsOf(styleOf(document, 'TableText'), 'sz'))).toEqual(['18']);
  });

  it('a style of theirs under an id of ours makes way for ours', async () => {
    const document = await withTemplate(dutchTemplate());
    expect(values(elementsOf(styleOf(document, 'Caption'), 'name'))).toEqual(['caption']);
    expect(values(elementsOf(styleOf(document, 'CaptionOfTemplate'), 'name'))).toEqual(['Onderschrift oud']);
  });

  it('no two styles have the same id or name', async () => {
    const styles = partOf((await withTemplate(dutchTemplate())).parts, 'word/styles.xml');
    const ids = values(elementsOf(styles, 'style'), 'w:styleId');
    const names = values(elementsOf(styles, 'name')).map((name) => name.toLowerCase());
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('headings are numbered by us only, and text is in the language of the document', async () => {
    const template = dutchTemplate();
    const english = readDocument(await exampleDocument(exampleHouseStyle({ template }), 'en'));
    const styles = partOf(english.parts, 'word/styles.xml');
    expect(elementsOf(styles, 'numPr')).toEqual([]);
    expect(values(elementsOf(styles, 'lang'))).toEqual(['en-GB']);
  });

  it.each([
    ['of the heading itself', '<w:sz w:val="40"/>', '', 40],
    ['of what it is based on', '', '<w:sz w:val="38"/>', 38],
    ['of the whole document', '', '', 20],
  ])(
    'the number of a chapter stands clear of its heading, in the size %s',
    async (_, own, ofNormal, size) => {
      const styles = templatePartText('word/styles.xml')
        .replace('<w:sz w:val="36"/>', own)
        .replace('<w:sz w:val="18"/>', ofNormal);
      const { parts } = await withTemplate(dutchTemplate({ 'word/styles.xml': styles }));
      const [chapters] = elementsOf(partOf(parts, 'word/numbering.xml'), 'lvl').filter(
        (level) => values(elementsOf(level, 'lvlText'))[0] === '%1',
      );
      const room = Number(chapters && values(elementsOf(chapters, 'ind'), 'w:hanging')[0]);
      // Half points as twentieths of a point: two bold digits of a wide font, and a space.
      expect(room).toBeGreaterThan((2 * 0.72 + 0.35) * size * 10);
      expect(room).toBeLessThan(3 * size * 10);
    },
  );

  it('the number of a chapter in large letters stands a space before it, and takes no other room of its line', async () => {
    const styles = templatePartText('word/styles.xml').replace('<w:sz w:val="36"/>', '<w:sz w:val="64"/>');
    const chapters = chaptersOf(await withTemplate(dutchTemplate({ 'word/styles.xml': styles })));
    expect(values(elementsOf(chapters, 'suff'))).toEqual(['space']);
    const [indent] = elementsOf(chapters, 'ind');
    expect(['w:left', 'w:hanging'].map((name) => Number(indent?.getAttribute(name)))).toEqual([0, 0]);
  });

  it.each([
    ['the heading itself', '<w:sz w:val="64"/>', ''],
    ['what it is based on', '', '<w:sz w:val="64"/>'],
  ])(
    'a chapter in the large letters of %s is no larger than its longest word has room for',
    async (_, own, ofNormal) => {
      const styles = templatePartText('word/styles.xml')
        .replace('<w:sz w:val="36"/>', own)
        .replace('<w:sz w:val="18"/>', ofNormal);
      const document = await withTemplate(dutchTemplate({ 'word/styles.xml': styles }));
      // 439 points between the margins; the word with its number is 16,2 times as wide as its text size.
      for (const name of ['sz', 'szCs'])
        expect(values(elementsOf(styleOf(document, 'Heading1'), name))).toEqual(['54']);
    },
  );

  it('headings are at their levels, also where the template does not say so; that of the contents is at none', async () => {
    const levelOf = (document: ReadDocument, id: string) =>
      values(elementsOf(styleOf(document, id), 'outlineLvl'));
    const silent = await withTemplate(bareTemplate());
    expect(['Heading1', 'Heading2'].map((id) => levelOf(silent, id))).toEqual([['0'], ['1']]);
    const styles = templatePartText('word/styles.xml')
      .replace('<w:outlineLvl w:val="1"/>', '')
      .replace('<w:outlineLvl w:val="0"/>', '<w:outlineLvl w:val="3"/>')
      .replace('</w:styles>', `${CONTENTS_OF_TEMPLATE}</w:styles>`);
    const otherwise = await withTemplate(dutchTemplate({ 'word/styles.xml': styles }));
    expect(['Heading1', 'Heading2'].map((id) => levelOf(otherwise, id))).toEqual([['0'], ['1']]);
    expect(levelOf(otherwise, 'ContentsHeading')).toEqual(['9']);
  });

  it('the theme, and what stands in for a font, come along; the fonts themselves do not', async () => {
    const { parts } = await withTemplate(dutchTemplate());
    const theme = partOf(parts, 'word/theme/theme1.xml');
    const fonts = [...theme.getElementsByTagName('a:latin')].map((each) => each.getAttribute('typeface'));
    expect(fonts).toEqual(['Georgia', 'Verdana']);
    const fontTable = partOf(parts, 'word/fontTable.xml');
    expect(values(elementsOf(fontTable, 'altName'))).toEqual(['DejaVu Sans']);
    expect(elementsOf(fontTable, 'embedRegular')).toEqual([]);
  });

  it('the page has its size and margins, and tables fill it', async () => {
    const body = partOf((await withTemplate(dutchTemplate())).parts, 'word/document.xml');
    const margins = elementsOf(body, 'pgMar')[0];
    expect(['top', 'right', 'bottom', 'left'].map((side) => margins?.getAttribute(`w:${side}`))).toEqual([
      '1985',
      '1418',
      '1134',
      '1701',
    ]);
    const widths = values(elementsOf(body, 'tblW'), 'w:w');
    expect(new Set(widths)).toEqual(new Set([String(11906 - 1418 - 1701)]));
  });

  it('headers and footers stand on the pages that they are for, with fields and pictures', async () => {
    const document = await withTemplate(dutchTemplate());
    const header = around(document, 'header', 'default');
    expect(textOf(header)).toContain('Gemeente Voorbeeld — STYLEREF "Kop 1"');
    expect(values(elementsOf(header, 'pStyle'))).toEqual(['Koptekst']);
    expect(textOf(around(document, 'header', 'first'))).toBe('Voorblad van de gemeente');
    const footer = around(document, 'footer', 'default');
    expect(values(elementsOf(footer, 'instrText'))).toHaveLength(2);
    expect(values(elementsOf(footer, 'fldSimple'), 'w:instr')).toEqual(['NUMPAGES']);
    // The template's first page has no footer, so ours has none either.
    expect(textOf(around(document, 'footer', 'first'))).toBe('');
  });

  it('that has a header for the first page only, others have none', async () => {
    const text = templatePartText('word/document.xml').replace(
      /<w:headerReference w:type="default"[^>]*>/,
      '',
    );
    const document = await withTemplate(dutchTemplate({ 'word/document.xml': text }));
    expect(textOf(around(document, 'header', 'first'))).toBe('Voorblad van de gemeente');
    expect(textOf(around(document, 'header', 'default'))).toBe('');
  });

  it('of what a header refers to only what it shows comes along', async () => {
    const { parts } = await withTemplate(dutchTemplate());
    const relations = [...partOf(parts, 'word/_rels/header1.xml.rels').getElementsByTagName('Relationship')];
    expect(relations.map((each) => [each.getAttribute('Id'), each.getAttribute('Target')])).toEqual([
      ['rId1', 'media/template-header1-1.png'],
    ]);
    const names = [...parts.keys()].filter((name) => /svg|glossary|customXml|attached/.test(name));
    expect(names).toEqual([]);
  });

  it('a page on its side, and left and right pages, stay so', async () => {
    const document = await withTemplate(await sidewaysTemplate());
    const size = elementsOf(partOf(document.parts, 'word/document.xml'), 'pgSz')[0];
    expect(['w', 'h', 'orient'].map((name) => size?.getAttribute(`w:${name}`))).toEqual([
      '16838',
      '11906',
      'landscape',
    ]);
    expect(textOf(around(document, 'header', 'default'))).toBe('Rechterbladzijde');
    expect(textOf(around(document, 'header', 'even'))).toBe('Linkerbladzijde');
    expect(elementsOf(partOf(document.parts, 'word/settings.xml'), 'evenAndOddHeaders')).toHaveLength(1);
  });

  it('what it has none of is ours: header with logo, numbered pages, A4', async () => {
    const document = await withTemplate(bareTemplate());
    expect(textOf(around(document, 'header', 'default'))).toContain('Gemeente Voorbeeld');
    expect(textOf(around(document, 'footer', 'default'))).toContain('Pagina');
    expect(elementsOf(partOf(document.parts, 'word/document.xml'), 'pgSz')[0]?.getAttribute('w:w')).toBe(
      '11906',
    );
  });

  it('a cover has no header of ours above its logo, with a template that has none as without one', async () => {
    const document = await withTemplate(bareTemplate());
    expect(textOf(around(document, 'header', 'first'))).toBe('');
    expect(elementsOf(around(document, 'header', 'first'), 'drawing')).toEqual([]);
    expect(elementsOf(around(document, 'header', 'default'), 'drawing')).toHaveLength(1);
    expect(textOf(around(document, 'footer', 'first'))).toContain('Pagina');
  });

  it('a header and footer of ours stand clear of the edge, where a program wrote 0 for the none that it has', async () => {
    const of = (top: number, bottom: number) =>
      bareTemplate(
        `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${top}" w:bottom="${bottom}" w:left="1134" w:right="1134" w:header="0" w:footer="0"/></w:sectPr>`,
      );
    const marginsIn = async (template: Uint8Array, logo = exampleHouseStyle().logo) => {
      const { parts } = await example(exampleHouseStyle({ template, logo }));
      const [margins] = elementsOf(partOf(parts, 'word/document.xml'), 'pgMar');
      return ['top', 'header', 'bottom', 'footer'].map((side) => Number(margins?.getAttribute(`w:${side}`)));
    };
    // The distance is the same as without a template, or half-way to the text.
    expect(await marginsIn(of(2000, 1000), null)).toEqual([2000, 708, 1000, 500]);
    // A logo in the header of every page has its room.
    expect(await marginsIn(of(2000, 1000))).toEqual([2480, 708, 1000, 500]);
    // The template's own distances do not change.
    const own = templatePartText('word/document.xml').replace(/w:(header|footer)="\d+"/g, 'w:$1="90"');
    expect(own).toContain('w:header="90"');
    expect(await marginsIn(dutchTemplate({ 'word/document.xml': own }))).toEqual([1985, 90, 1134, 90]);
  });

  it('the contents have their pages, whatever its fonts', async () => {
    const { paragraphs } = await withTemplate(dutchTemplate());
    const entries = paragraphs.filter(({ style }) => style === 'TOC1').map(({ text }) => text);
    expect(entries.length).toBe(3);
    for (const entry of entries) expect(entry).toMatch(/\d$/);
  });

  it('the same report in the same style is the same bytes', async () => {
    const once = await reportDocument(
      exampleReport(),
      'nl',
      exampleHouseStyle({ template: dutchTemplate() }),
    );
    const again = await reportDocument(
      exampleReport(),
      'nl',
      exampleHouseStyle({ template: dutchTemplate() }),
    );
    expect(Buffer.from(again).equals(Buffer.from(once))).toBe(true);
    expect(strFromU8(unzipSync(once)['word/document.xml'] ?? new Uint8Array())).toContain('w:titlePg');
  });
});
