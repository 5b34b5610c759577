/** The size of a chapter's heading, in half points. */
export const HEADING_SIZE = 28;
export const SUBHEADING_SIZE = 24;
/** The size of text, in half points. */
export const TEXT_SIZE = 21;
/** The size of text in a table, in half points; less where all text of a template is smaller. */
export const TABLE_TEXT_SIZE = 19;

/** The indent of bullets, in twentieths of a point; also of contents entries below the first level. */
export const BULLET_INDENT = 340;
export const CONTENTS_INDENT = 340;
/**
 * The position of a chapter's title behind its number in the contents. The library puts a tab stop behind each number,
 * as Word does, which is further for a number of two digits; this stop comes before it.
 */
export const CONTENTS_NUMBER_ROOM = 480;

/** The width of two digits of a heading and the space behind them, as a part of its text size. */
const HEADING_NUMBER_EM = 2.025;
/** Twentieths of a point in a half point. */
const TWIPS = 10;

/** Returns the width of the number of a heading, in twentieths of a point. */
export function numberRoomBeside(headingSize: number): number {
  return Math.round(HEADING_NUMBER_EM * headingSize * TWIPS);
}

/** The facts by which text in one of our styles is measured. */
interface TextStyle {
  readonly size: number;
  readonly bold: boolean;
  /** width of a number or bullet beside it, in twentieths of a point */
  readonly numberRoom: number;
}

/** Our styles for text, without a template. */
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
