import { AlignmentType, type IPropertiesOptions, LevelFormat, LevelSuffix, LineRuleType } from 'docx';
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
import type { WordTemplate } from './word-template.ts';

/** The colours of the product in light mode, as hexadecimal digits. */
export const COLOURS = {
  primary: '0F5468',
  text: '12242A',
  quiet: '4D6068',
  line: 'D5DEDD',
  soft: 'E3EEF1',
} as const;

/** The paragraph styles of documents, by the names that Word shows. */
export const STYLES = {
  tableText: 'TableText',
  tableFigure: 'TableFigure',
  tableHead: 'TableHead',
  formula: 'Formula',
} as const;

/** Looks like a heading but is none, so that the contents do not list themselves. */
export const CONTENTS_HEADING = 'ContentsHeading';

export const HEADING_NUMBERS = 'headings';
export const BULLETS = 'bullets';
/** The level that Word writes for text that is not a heading. */
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
 * Returns the styles and numbering of every document; sizes are in half points, spacing in twentieths of a point. It
 * takes all styles of a template, and adds ours where the template lacks them.
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

/** Returns the id of a style that the library has under another name. */
function idOfDefault(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function ownStyles({ languageTag, accent, template }: Styled) {
  // The level is stated too: only Word recognises a heading by its name alone, and a PDF of LibreOffice would have
  // none.
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
/** The heading style of a template, without a level, so that the contents omit it. */
const LIKE_A_HEADING = {
  ...CONTENTS_STYLE,
  basedOn: 'Heading1',
  paragraph: { outlineLevel: NO_LEVEL, keepNext: true },
};

/** Returns the style of a line of the contents, under Word's own name. */
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

/** The largest size of headings, in half points, beside whose numbers a long word still fits on a line. */
const LARGEST_BESIDE_NUMBERS = 40;

/**
 * Returns the numbering of headings, with space between number and text: a margin, or only a space for larger headings.
 */
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
