/** The size of a chapter's heading, in half points. */
export const HEADING_SIZE = 28;
export const SUBHEADING_SIZE = 24;
/** The size of text, in half points. */
export const TEXT_SIZE = 21;
/** The size of the text in a table, in half points; less where all text of a template is smaller. */
export const TABLE_TEXT_SIZE = 19;

/** How far bullets stand in, in twentieths of a point; and entries of the contents below the first level. */
export const BULLET_INDENT = 340;
export const CONTENTS_INDENT = 340;
/**
 * Where a chapter begins in the contents behind its number. The library puts a stop behind each number, as Word does, which is
 * further for one of two figures; this one comes before that.
 */
export const CONTENTS_NUMBER_ROOM = 480;

/** Two figures of a heading and the space behind them, of the size of its letters. */
const HEADING_NUMBER_EM = 2.025;
/** Of a half point: twentieths of a point. */
const TWIPS = 10;

/** What the number of a heading takes, in twentieths of a point. */
export function numberRoomBeside(headingSize: number): number {
  return Math.round(HEADING_NUMBER_EM * headingSize * TWIPS);
}

/** How text of a style of ours is measured. */
interface TextStyle {
  readonly size: number;
  readonly bold: boolean;
  /** what a number or a bullet takes beside it, in twentieths of a point */
  readonly numberRoom: number;
}

/** The styles of ours that text is in, without a template. */
export const TEXT_STYLES: ReadonlyMap<string, TextStyle> = new Map([
  ['Normal', { size: TEXT_SIZE, bold: false, numberRoom: 0 }],
  ['ListParagraph', { size: TEXT_SIZE, bold: false, numberRoom: BULLET_INDENT }],
  ['Heading1', { size: HEADING_SIZE, bold: true, numberRoom: numberRoomBeside(HEADING_SIZE) }],
  ['Heading2', { size: SUBHEADING_SIZE, bold: true, numberRoom: 0 }],
  ['Caption', { size: TABLE_TEXT_SIZE, bold: true, numberRoom: 0 }],
  ['TableText', { size: TABLE_TEXT_SIZE, bold: false, numberRoom: 0 }],
  ['TOC1', { size: TEXT_SIZE, bold: false, numberRoom: 0 }],
  ['TOC2', { size: TEXT_SIZE, bold: false, numberRoom: 0 }],
]);
