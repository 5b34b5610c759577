import { describe, expect, it } from 'vitest';
import { dutchTemplate, fieldXml, headerXml, templatePartText } from '../../testing/example-template.ts';
import { inspectTemplate } from '../inspect-template.ts';

const HEADER = 'word/header1.xml';
const STYLES = 'word/styles.xml';
const styles = templatePartText(STYLES);

function warningsOf(changes: Parameters<typeof dutchTemplate>[0]) {
  const inspected = inspectTemplate(dutchTemplate(changes));
  return inspected.kind === 'taken' ? inspected.taken.warnings : inspected.fault;
}
const withText = (formatting: string, text = 'Gemeente') =>
  warningsOf({ [HEADER]: headerXml(`<w:r><w:rPr>${formatting}</w:rPr><w:t>${text}</w:t></w:r>`) });
const normal = (formatting: string) =>
  warningsOf({
    [STYLES]: styles.replace(/(<w:name w:val="Normal"\/>.*?<w:rPr>)/, `$1${formatting}`),
  });

it('of a template that shows all its text nothing is said', () => {
  expect(warningsOf({})).toEqual([]);
});

describe('text in a style is held against what is behind it', () => {
  it('white on paper has a contrast of 1, of every style that is based on it', () => {
    const white = normal('<w:color w:val="FFFFFF"/>');
    expect(white).toContainEqual({
      ...{ kind: 'low-contrast', of: 'style', style: 'Normal', pages: null },
      ...{ contrast: 1, field: null, text: null, examplePage: 3 },
    });
    // The title and the headings have a colour of their own; the header has not.
    expect(white).toContainEqual(expect.objectContaining({ of: 'header', pages: 'default' }));
    expect(white).not.toContainEqual(expect.objectContaining({ style: 'Heading1' }));
  });

  it('white on a dark shading is legible, and black on it is not', () => {
    const dark = '<w:shd w:val="clear" w:fill="1F2A44"/>';
    const ofNormal = (formatting: string) =>
      [normal(formatting)].flat().filter((each) => typeof each === 'object' && each.style === 'Normal');
    expect(ofNormal(`<w:color w:val="FFFFFF"/>${dark}`)).toEqual([]);
    expect(ofNormal(`<w:color w:val="000000"/>${dark}`)).toContainEqual(
      expect.objectContaining({ kind: 'low-contrast' }),
    );
  });

  it('large text needs a contrast of 3, small text of 4,5', () => {
    // #808080 on white has 3,9.
    const title = styles.replace('<w:caps/><w:color w:val="8A1538"/>', '<w:caps/><w:color w:val="808080"/>');
    expect(warningsOf({ [STYLES]: title })).toEqual([]);
    const small = title.replace('<w:sz w:val="56"/>', '<w:sz w:val="30"/>');
    expect(warningsOf({ [STYLES]: small })).toMatchObject([{ style: 'Title', examplePage: 1 }]);
    expect(warningsOf({ [STYLES]: small.replace('<w:caps/>', '<w:caps/><w:b/>') })).toEqual([]);
  });

  it('a style that hides its text is named', () => {
    const hidden = styles.replace('<w:i/><w:color', '<w:vanish/><w:color');
    expect(warningsOf({ [STYLES]: hidden })).toMatchObject([{ kind: 'hidden-text', style: 'Heading2' }]);
    expect(warningsOf({ [STYLES]: hidden.replace('<w:vanish/>', '<w:vanish w:val="0"/>') })).toEqual([]);
  });
});

describe('text in a header', () => {
  it('is named where it is white, or hidden, with its page in the example', () => {
    expect(withText('<w:color w:val="FFFFFF"/>')).toEqual([
      {
        ...{ kind: 'low-contrast', of: 'header', style: null, pages: 'default' },
        ...{ contrast: 1, field: null, text: 'Gemeente' },
        // The first page has a header of its own.
        examplePage: 2,
      },
    ]);
    expect(withText('<w:vanish/>')).toMatchObject([{ kind: 'hidden-text', text: 'Gemeente' }]);
    expect(withText('<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000000"/>')).toEqual([]);
    expect(withText('<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>')).toEqual([]);
    expect(withText('<w:color w:val="FFFFFF"/>', ' ')).toEqual([]);
  });

  it('is legible in a dark cell', () => {
    const cell = (fill: string) =>
      warningsOf({
        [HEADER]: headerXml('').replace(
          /<w:p>.*<\/w:p>/,
          `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="${fill}"/></w:tcPr><w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Wit</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:p/>`,
        ),
      });
    expect(cell('1F2A44')).toEqual([]);
    expect(cell('EEEEEE')).toMatchObject([{ kind: 'low-contrast' }]);
  });

  it('of another document is left out, and said', () => {
    const field = fieldXml(' DOCPROPERTY Kenmerk ').replace('?', '2019/123 Raad');
    expect(warningsOf({ [HEADER]: headerXml(field) })).toEqual([
      {
        ...{ kind: 'foreign-field', of: 'header', style: null, pages: 'default' },
        ...{ contrast: null, field: 'DOCPROPERTY', text: '2019/123 Raad', examplePage: 2 },
      },
    ]);
  });
});
