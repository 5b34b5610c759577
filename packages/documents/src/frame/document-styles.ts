import { AlignmentType, type IPropertiesOptions, LevelFormat, LineRuleType } from 'docx';

/** The colours of the product by day, as hexadecimal digits. */
export const COLOURS = {
  primary: '0F5468',
  text: '12242A',
  quiet: '4D6068',
  line: 'D5DEDD',
  soft: 'E3EEF1',
} as const;

/** What holds the paragraphs of a document together; Word shows them by these names. */
export const STYLES = {
  tableText: 'TableText',
  tableFigure: 'TableFigure',
  tableHead: 'TableHead',
  formula: 'Formula',
} as const;

/** Looks like a heading and is none: the contents do not name themselves. */
export const CONTENTS_HEADING = 'ContentsHeading';

export const HEADING_NUMBERS = 'headings';
export const BULLETS = 'bullets';

const FONT = 'Calibri';
const spaced = (before: number, after: number) => ({ before, after });
const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: COLOURS.primary },
  paragraph: { spacing: spaced(before, 120), keepNext: true, keepLines: true },
});

/** Styles and numbering of every document; sizes are in half points, spacing in twentieths of a point. */
export function documentStyles(languageTag: string): Pick<IPropertiesOptions, 'styles' | 'numbering'> {
  return {
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 21, color: COLOURS.text, language: { value: languageTag } },
          paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
        },
        title: {
          run: { size: 40, bold: true, color: COLOURS.primary },
          paragraph: { spacing: spaced(0, 60), keepNext: true },
        },
        heading1: heading(28, 360),
        heading2: heading(24, 240),
        caption: {
          run: { size: 19, bold: true, color: COLOURS.quiet },
          paragraph: { spacing: spaced(160, 80), keepNext: true, keepLines: true },
        },
      },
      paragraphStyles: [
        {
          id: 'Subtitle',
          name: 'Subtitle',
          basedOn: 'Normal',
          next: 'Normal',
          run: { size: 26, color: COLOURS.quiet },
          paragraph: { spacing: spaced(0, 240) },
        },
        {
          id: CONTENTS_HEADING,
          name: 'Contents Heading',
          basedOn: 'Normal',
          next: 'Normal',
          run: { size: 28, bold: true, color: COLOURS.primary },
          paragraph: { spacing: spaced(0, 120), keepNext: true },
        },
        contentsEntry(1, 0),
        contentsEntry(2, 340),
        tableStyle(STYLES.tableText, 'Table Text'),
        {
          ...tableStyle(STYLES.tableFigure, 'Table Figure'),
          paragraph: { ...TIGHT, alignment: AlignmentType.RIGHT },
        },
        { ...tableStyle(STYLES.tableHead, 'Table Head'), run: { size: 19, bold: true } },
        {
          id: STYLES.formula,
          name: 'Formula',
          basedOn: 'Normal',
          paragraph: { indent: { left: 340 }, spacing: spaced(120, 160), keepLines: true },
        },
      ],
    },
    numbering: {
      config: [
        {
          reference: HEADING_NUMBERS,
          levels: [level(LevelFormat.DECIMAL, '%1', 432)],
        },
        { reference: BULLETS, levels: [level(LevelFormat.BULLET, '•', 340)] },
      ],
    },
  };
}

/** A line of the contents, as Word names the styles of its own. */
function contentsEntry(contentsLevel: number, left: number) {
  return {
    id: `TOC${contentsLevel}`,
    name: `toc ${contentsLevel}`,
    basedOn: 'Normal',
    next: 'Normal',
    paragraph: { spacing: spaced(contentsLevel === 1 ? 60 : 0, 20), indent: { left } },
  };
}

const TIGHT = { spacing: { before: 30, after: 30, line: 252, lineRule: LineRuleType.AUTO } };

function tableStyle(id: string, name: string) {
  return { id, name, basedOn: 'Normal', run: { size: 19 }, paragraph: TIGHT };
}

function level(format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, indent: number) {
  return {
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: indent, hanging: indent } } },
  };
}
