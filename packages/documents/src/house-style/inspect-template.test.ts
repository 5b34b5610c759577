import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  bareTemplate,
  dutchTemplate,
  fieldXml,
  headerXml,
  PIXEL,
  relationsXml,
  sidewaysTemplate,
  templatePartText,
} from '../testing/example-template.ts';
import { inspectTemplate } from './inspect-template.ts';

const TYPES = '[Content_Types].xml';
const HEADER = 'word/header1.xml';
const HEADER_RELATIONS = 'word/_rels/header1.xml.rels';
const DOCUMENT_RELATIONS = 'word/_rels/document.xml.rels';
const PICTURE = 'word/media/logo.png';

const withRelation = (...relation: Parameters<typeof relationsXml>[0][number]) =>
  templatePartText(DOCUMENT_RELATIONS).replace(
    '</Relationships>',
    relationsXml([relation]).replace(/^<[^>]*>/, ''),
  );
const withMargins = (left: number) =>
  templatePartText('word/document.xml').replace('w:left="1701"', `w:left="${left}"`);

describe('what is taken over is said', () => {
  it('of a template with a page for the cover', () => {
    expect(inspectTemplate(dutchTemplate())).toEqual({
      kind: 'taken',
      taken: {
        styles: ['Normal', 'Title', 'Heading1', 'Heading2'],
        headingFont: 'Georgia',
        textFont: 'Verdana',
        pageWidthMm: 210,
        pageHeightMm: 297,
        headers: ['default', 'first'],
        footers: ['default'],
        sections: [{ pageWidthMm: 210, pageHeightMm: 297 }],
        section: 0,
        warnings: [],
      },
    });
  });

  it('of one on its side', async () => {
    expect(inspectTemplate(await sidewaysTemplate())).toMatchObject({
      taken: { pageWidthMm: 297, pageHeightMm: 210, headers: ['default', 'even'], footers: ['default'] },
    });
  });

  it('of one with styles only', () => {
    expect(inspectTemplate(bareTemplate())).toMatchObject({
      taken: { styles: ['Heading1'], headingFont: null, headers: [], footers: [] },
    });
  });
});

describe('of a document with several sections', () => {
  const first =
    '<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="rId10"/><w:pgSz w:w="16838" w:h="11906"/></w:sectPr></w:pPr></w:p>';
  const bytes = dutchTemplate({
    'word/document.xml': templatePartText('word/document.xml').replace('<w:body>', `<w:body>${first}`),
  });

  it('the last is taken, and every other can be chosen', () => {
    const sections = [
      { pageWidthMm: 297, pageHeightMm: 210 },
      { pageWidthMm: 210, pageHeightMm: 297 },
    ];
    expect(inspectTemplate(bytes)).toMatchObject({
      taken: { sections, section: 1, pageWidthMm: 210, headers: ['default', 'first'] },
    });
    expect(inspectTemplate(bytes, 0)).toMatchObject({
      taken: { sections, section: 0, pageWidthMm: 297, headers: ['default'], footers: [] },
    });
  });

  it('a section that is not there is the last', () => {
    expect(inspectTemplate(bytes, 2)).toMatchObject({ taken: { section: 1 } });
  });
});

describe('the fonts that are named are those that a document is set in', () => {
  const styles = templatePartText('word/styles.xml');
  const fontsOf = (changed: string, more: Parameters<typeof dutchTemplate>[0] = {}) => {
    const inspected = inspectTemplate(dutchTemplate({ 'word/styles.xml': changed, ...more }));
    return inspected.kind === 'taken'
      ? [inspected.taken.headingFont, inspected.taken.textFont]
      : inspected.fault;
  };
  const OF_HEADING = '<w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi"/>';
  const OF_DOCUMENT = '<w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"/>';
  const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;

  it('by name in the heading and in what holds for the whole document, whatever the theme has', () => {
    const named = styles.replace(OF_HEADING, font('Courier New')).replace(OF_DOCUMENT, font('Cambria'));
    expect(fontsOf(named)).toEqual(['Courier New', 'Cambria']);
  });

  it('of the style that a heading is based on, which goes before the whole document', () => {
    const based = styles
      .replace(OF_HEADING, '')
      .replace(/(<w:name w:val="Normal"\/>.*?<w:rPr>)/, `$1${font('Cambria')}`);
    expect(fontsOf(based)).toEqual(['Cambria', 'Cambria']);
  });

  it('of the theme where it is asked for, even beside a name', () => {
    const both = styles.replace(OF_HEADING, OF_HEADING.replace('/>', ' w:ascii="Courier New"/>'));
    expect(fontsOf(both)).toEqual(['Georgia', 'Verdana']);
  });

  it('of the theme where nothing is named', () => {
    expect(fontsOf(styles.replace(OF_HEADING, '').replace(OF_DOCUMENT, ''))).toEqual(['Georgia', 'Verdana']);
  });

  it('even where styles are based on one another in a circle', () => {
    const circle = styles
      .replace(OF_HEADING, '')
      .replace('<w:name w:val="Normal"/>', '<w:name w:val="Normal"/><w:basedOn w:val="Kop1"/>');
    expect(fontsOf(circle)).toEqual(['Verdana', 'Verdana']);
  });
});

describe('a file is refused', () => {
  const faultOf = (bytes: Uint8Array) => {
    const inspected = inspectTemplate(bytes);
    return inspected.kind === 'refused' ? inspected.fault : inspected.kind;
  };

  it('that is no Word file, or is an old or encrypted one', () => {
    expect(faultOf(new TextEncoder().encode('Geachte heer'))).toBe('not-a-document');
    expect(faultOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe('password-protected');
    expect(faultOf(zipSync({ 'brief.txt': new Uint8Array(3) }))).toBe('not-a-document');
    const sheet = templatePartText(TYPES).replace('wordprocessingml.template', 'spreadsheetml.sheet');
    expect(faultOf(dutchTemplate({ [TYPES]: sheet }))).toBe('not-a-document');
  });

  it('that is cut off, is no XML, or lacks its styles', () => {
    const whole = dutchTemplate();
    expect(faultOf(whole.slice(0, whole.length / 2))).toBe('damaged');
    expect(faultOf(dutchTemplate({ 'word/styles.xml': '<w:styles' }))).toBe('damaged');
    expect(faultOf(dutchTemplate({ 'word/styles.xml': null }))).toBe('damaged');
    expect(faultOf(dutchTemplate({ 'word/theme/theme1.xml': '<thema/>' }))).toBe('damaged');
    expect(faultOf(dutchTemplate({ [HEADER]: null }))).toBe('damaged');
  });

  it('that declares a document type, which could make a text grow', () => {
    const bomb = `<!DOCTYPE w:hdr [<!ENTITY a "aaaa">]>${headerXml('')}`;
    expect(faultOf(dutchTemplate({ [HEADER]: bomb }))).toBe('damaged');
  });

  it('that unpacks to too much, or has too many parts', () => {
    const zeros = new Uint8Array(33 * 1024 * 1024);
    expect(faultOf(zipSync({ 'word/a.bin': zeros, 'word/b.bin': zeros }, { level: 0 }))).toBe('too-large');
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, number) => [`a/${number}`, 'a']));
    expect(faultOf(dutchTemplate(many))).toBe('too-large');
    const long = headerXml(`<w:r><w:t>${'a'.repeat(4 * 1024 * 1024)}</w:t></w:r>`);
    expect(faultOf(dutchTemplate({ [HEADER]: long }))).toBe('too-large');
  });

  it('that is a maze: too many elements, too deep, or too many relations', () => {
    const deep = headerXml(`${'<w:ins>'.repeat(250)}${'</w:ins>'.repeat(250)}`);
    expect(faultOf(dutchTemplate({ [HEADER]: deep }))).toBe('too-large');
    expect(faultOf(dutchTemplate({ [HEADER]: headerXml('<w:r/>'.repeat(100_001)) }))).toBe('too-large');
    const relations = Array.from({ length: 1_001 }, (_, number) => [`r${number}`, 'image', PICTURE] as const);
    expect(faultOf(dutchTemplate({ [HEADER_RELATIONS]: relationsXml(relations) }))).toBe('too-large');
  });

  it('with macros, wherever they are', () => {
    const enabled = templatePartText(TYPES).replace(
      /application[^"]*template\.main\+xml/,
      'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
    );
    expect(faultOf(dutchTemplate({ [TYPES]: enabled }))).toBe('macros');
    expect(faultOf(dutchTemplate({ 'word/vbaProject.bin': 'Sub AutoOpen' }))).toBe('macros');
    const hidden = withRelation('rId20', 'vbaProject', 'hidden.bin');
    expect(faultOf(dutchTemplate({ [DOCUMENT_RELATIONS]: hidden }))).toBe('macros');
  });

  it.each(['oleObject', 'package', 'control', 'aFChunk'])('with another file in it (%s)', (kind) => {
    const relations = withRelation('rId20', kind, 'embeddings/object.bin');
    expect(faultOf(dutchTemplate({ [DOCUMENT_RELATIONS]: relations }))).toBe('embedded-objects');
  });

  it('but not for a chart of Word’s own in its text, which has a sheet', () => {
    const sheet = relationsXml([['rId1', 'package', '../embeddings/sheet.xlsx']]);
    expect(faultOf(dutchTemplate({ 'word/charts/_rels/chart1.xml.rels': sheet }))).toBe('taken');
  });

  it('that fetches something from elsewhere', () => {
    const outside = withRelation('rId20', 'image', 'https://elders.example/pixel.png', 'External');
    expect(faultOf(dutchTemplate({ [DOCUMENT_RELATIONS]: outside }))).toBe('external-content');
    const share = relationsXml([['rId1', 'hyperlink', 'file://elders/share', 'External']]);
    expect(faultOf(dutchTemplate({ [HEADER_RELATIONS]: share }))).toBe('external-content');
  });

  it.each([
    ['DDEAUTO', ['DDEAUTO c:\\cmd.exe']],
    ['its name in pieces', ['DDE', 'AUTO c:\\cmd.exe']],
    ['a picture from elsewhere', [' INCLUDEPICTURE "https://elders.example/a.png" ']],
  ])('whose header has a field that does something: %s', (_what, pieces) => {
    expect(faultOf(dutchTemplate({ [HEADER]: headerXml(fieldXml(...pieces)) }))).toBe('active-field');
  });

  it('with such a field that is never closed, or within another', () => {
    const open = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDEAUTO</w:instrText></w:r>';
    expect(faultOf(dutchTemplate({ [HEADER]: headerXml(open) }))).toBe('active-field');
    const nested = fieldXml('IF 1=1 ').replace(
      'IF 1=1 </w:instrText></w:r>',
      (all) => `${all}${fieldXml('LINK a')}`,
    );
    expect(faultOf(dutchTemplate({ [HEADER]: headerXml(nested) }))).toBe('active-field');
  });

  it('with such a field in text that was deleted, which whoever rejects the change has again', () => {
    const deleted = (name: string) =>
      `<w:del w:id="1" w:author="A">${fieldXml(name).replaceAll('instrText', 'delInstrText')}</w:del>`;
    expect(faultOf(dutchTemplate({ [HEADER]: headerXml(deleted('DDEAUTO c:\\cmd.exe')) }))).toBe(
      'active-field',
    );
    expect(faultOf(dutchTemplate({ [HEADER]: headerXml(deleted('PAGE')) }))).toBe('taken');
  });

  it('with such a field that is one element', () => {
    const simple = (instruction: string) => headerXml(`<w:fldSimple w:instr="${instruction}"/>`);
    expect(faultOf(dutchTemplate({ [HEADER]: simple('INCLUDETEXT a.docx') }))).toBe('active-field');
    expect(faultOf(dutchTemplate({ [HEADER]: simple('NUMPAGES') }))).toBe('taken');
  });

  it('by the name of that field', () => {
    const refused = inspectTemplate(
      dutchTemplate({ [HEADER]: headerXml(fieldXml(' INCLUDE', 'TEXT "a.docx"')) }),
    );
    expect(refused).toEqual({ kind: 'refused', fault: 'active-field', field: 'INCLUDETEXT' });
    expect(inspectTemplate(new Uint8Array())).toMatchObject({ field: null });
  });

  it('with a picture that breaks off, or has too many pixels', () => {
    expect(faultOf(dutchTemplate({ [PICTURE]: PIXEL.slice(0, 60) }))).toBe('picture-breaks-off');
    const huge = Uint8Array.from(PIXEL);
    new DataView(huge.buffer).setUint32(16, 50_000_000);
    expect(faultOf(dutchTemplate({ [PICTURE]: huge }))).toBe('picture-too-large');
  });

  it('whose header has something else than text and pictures', () => {
    expect(faultOf(dutchTemplate({ [PICTURE]: 'MZ' }))).toBe('unknown-content');
    const diagram = relationsXml([['rId1', 'diagramData', 'diagrams/data1.xml']]);
    expect(faultOf(dutchTemplate({ [HEADER_RELATIONS]: diagram }))).toBe('unknown-content');
  });

  it('whose margins leave no room for a table', () => {
    expect(faultOf(dutchTemplate({ 'word/document.xml': withMargins(5_300) }))).toBe('taken');
    expect(faultOf(dutchTemplate({ 'word/document.xml': withMargins(5_400) }))).toBe('page-too-small');
  });
});
