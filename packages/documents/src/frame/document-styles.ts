import { AlignmentType, type IPropertiesOptions, LevelFormat, LevelSuffix, LineRuleType } from 'docx';
import type { WordTemplate } from '../house-style/word-template.ts';
import {
  BULLET_INDENT,
  CONTENTS_INDENT,
  CONTENTS_NUMBER_ROOM,
  HEADING_SIZE,
  numberRoomBeside,
  SUBHEADING_SIZE,
  TABLE_TEXT_SIZE,
  TEXT_SIZE,
} from './text-sizes.ts';

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
/** What Word writes for text that is no heading. */
export const NO_LEVEL = 9;

const FONT = 'Calibri';
const spaced = (before: number, after: number) => ({ before, after });
export type DocumentStyles = Pick<IPropertiesOptions, 'styles' | 'externalStyles' | 'numbering' | 'theme'>;

interface Styled {
  readonly languageTag: string;
  readonly accent: string;
  readonly template: WordTemplate | null;
}

/**
 * Styles and numbering of every document; sizes are in half points, spacing in twentieths of a point. Of a template all styles
 * are taken, and ours stand in for those that it lacks.
 */
export function documentStyles(styled: Styled): DocumentStyles {
  const { template } = styled;
  const ours = ownStyles(styled);
  const numbering = numberingBeside(template?.headingSize ?? HEADING_SIZE);
  if (!template) return { styles: ours, numbering };
  const isLacking = (id: string) => !template.styleIds.has(id);
  return {
    externalStyles: template.styles,
    ...(template.theme ? { theme: template.theme } : {}),
    styles: {
      default: Object.fromEntries(
        Object.entries(ours.default).filter(([name]) => name !== 'document' && isLacking(idOfDefault(name))),
      ),
      paragraphStyles: ours.paragraphStyles.filter(({ id }) => isLacking(id)),
    },
    numbering,
  };
}

/** The id of a style that the library has by another name. */
function idOfDefault(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function ownStyles({ languageTag, accent, template }: Styled) {
  // The level is said as well: by its name alone only Word knows a heading, and a PDF of LibreOffice would have none.
  const heading = (outlineLevel: number, size: number, before: number) => ({
    run: { size, bold: true, color: accent },
    paragraph: { spacing: spaced(before, 120), keepNext: true, keepLines: true, outlineLevel },
  });
  const tableSize = Math.min(TABLE_TEXT_SIZE, template?.textSize ?? TABLE_TEXT_SIZE);
  const tableText = (id: string, name: string) => ({
    ...{ id, name, basedOn: 'Normal' },
    run: { size: tableSize },
    paragraph: TIGHT,
  });
  return {
    default: {
      document: {
        run: { font: FONT, size: TEXT_SIZE, color: COLOURS.text, language: { value: languageTag } },
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { size: 40, bold: true, color: accent },
        paragraph: { spacing: spaced(0, 60), keepNext: true },
      },
      heading1: heading(0, HEADING_SIZE, 360),
      heading2: heading(1, SUBHEADING_SIZE, 240),
      caption: {
        run: { size: TABLE_TEXT_SIZE, bold: true, color: COLOURS.quiet },
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
      template ? LIKE_A_HEADING : { ...CONTENTS_STYLE, run: { size: 28, bold: true, color: accent } },
      contentsEntry(1, 0),
      contentsEntry(2, CONTENTS_INDENT),
      tableText(STYLES.tableText, 'Table Text'),
      {
        ...tableText(STYLES.tableFigure, 'Table Figure'),
        paragraph: { ...TIGHT, alignment: AlignmentType.RIGHT },
      },
      { ...tableText(STYLES.tableHead, 'Table Head'), run: { size: tableSize, bold: true } },
      {
        id: STYLES.formula,
        name: 'Formula',
        basedOn: 'Normal',
        paragraph: { indent: { left: 340 }, spacing: spaced(120, 160), keepLines: true },
      },
    ],
  };
}

const CONTENTS_STYLE = {
  id: CONTENTS_HEADING,
  name: 'Contents Heading',
  basedOn: 'Normal',
  next: 'Normal',
  paragraph: { spacing: spaced(0, 120), keepNext: true },
};
/** The heading of a template, at no level, so that the contents leave it out. */
const LIKE_A_HEADING = {
  ...CONTENTS_STYLE,
  basedOn: 'Heading1',
  paragraph: { outlineLevel: NO_LEVEL, keepNext: true },
};

/** A line of the contents, as Word names the styles of its own. */
function contentsEntry(contentsLevel: number, left: number) {
  return {
    id: `TOC${contentsLevel}`,
    name: `toc ${contentsLevel}`,
    basedOn: 'Normal',
    next: 'Normal',
    paragraph: {
      spacing: spaced(contentsLevel === 1 ? 60 : 0, 20),
      indent: contentsLevel === 1 ? { left: CONTENTS_NUMBER_ROOM, hanging: CONTENTS_NUMBER_ROOM } : { left },
      ...(contentsLevel === 1 ? { leftTabStop: CONTENTS_NUMBER_ROOM } : {}),
    },
  };
}

const TIGHT = { spacing: { before: 30, after: 30, line: 252, lineRule: LineRuleType.AUTO } };

function level(format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, indent: number) {
  return {
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: indent, hanging: indent } } },
  };
}

/** Beside the numbers of larger headings, in half points, a long word would not find room on a line. */
const LARGEST_BESIDE_NUMBERS = 40;

/** The numbers of headings stand clear of what they number: in a margin of their own, or a space before larger ones. */
function numberingBeside(headingSize: number) {
  const chapters =
    headingSize > LARGEST_BESIDE_NUMBERS
      ? { ...level(LevelFormat.DECIMAL, '%1', 0), suffix: LevelSuffix.SPACE }
      : level(LevelFormat.DECIMAL, '%1', numberRoomBeside(headingSize));
  return {
    config: [
      { reference: HEADING_NUMBERS, levels: [chapters] },
      { reference: BULLETS, levels: [level(LevelFormat.BULLET, '•', BULLET_INDENT)] },
    ],
  };
}
