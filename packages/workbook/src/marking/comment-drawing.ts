import { columnOfAddress, rowOfAddress, toCellAddress } from '../cells/cell-address.ts';
import { damaged } from '../problems/workbook-fault.ts';

/** The boxes of comments are drawn in VML, a format of 1998 that Excel still requires. */
const VML = 'urn:schemas-microsoft-com:vml';
const OFFICE = 'urn:schemas-microsoft-com:office:office';
const EXCEL = 'urn:schemas-microsoft-com:office:excel';
const BOX_TYPE = '_x0000_t202';
const LAST_COLUMN = 16_383;
const LAST_ROW = 1_048_575;

/** A box to draw: its cell, and the number of lines of text that it must hold. */
export interface CommentBox {
  readonly address: string;
  readonly lines: number;
}

export function emptyDrawing(): string {
  return `<xml xmlns:v="${VML}" xmlns:o="${OFFICE}" xmlns:x="${EXCEL}"></xml>`;
}

/**
 * Adds boxes to a drawing. The drawing is changed as text, since Excel itself writes drawings that are not valid XML
 * (`<br>`).
 */
export function withBoxes(drawing: string, boxes: readonly CommentBox[]): string {
  if (boxes.length === 0) return drawing;
  const end = drawing.lastIndexOf('</xml>');
  if (end < 0) throw damaged();
  const taken = [...drawing.matchAll(/_x0000_s(\d{1,9})/g)].map((match) => Number(match[1]));
  let number = taken.reduce((highest, one) => Math.max(highest, one), 1024);
  const type = drawing.includes(`id="${BOX_TYPE}"`) ? '' : boxType();
  const shapes = boxes.map((box) => toShape(box, ++number)).join('');
  return drawing.slice(0, end) + type + shapes + drawing.slice(end);
}

/** Returns a drawing without the boxes of removed comments; every other shape remains. */
export function withoutBoxes(drawing: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return drawing;
  const gone = new Set(addresses);
  return drawing.replace(/<([\w.-]+:)?shape\s[\s\S]*?<\/\1shape>/g, (shape) => {
    const row = /:Row>\s*(\d+)\s*</.exec(shape)?.[1];
    const column = /:Column>\s*(\d+)\s*</.exec(shape)?.[1];
    if (!shape.includes('ObjectType="Note"') || row === undefined || column === undefined) return shape;
    return gone.has(toCellAddress(Number(column), Number(row) + 1)) ? '' : shape;
  });
}

function boxType(): string {
  return `<v:shapetype xmlns:v="${VML}" xmlns:o="${OFFICE}" id="${BOX_TYPE}" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`;
}

function toShape({ address, lines }: CommentBox, number: number): string {
  const row = rowOfAddress(address) - 1;
  const column = columnOfAddress(address);
  const left = Math.min(column + 1, LAST_COLUMN - 5);
  const top = Math.min(Math.max(0, row - 1), LAST_ROW - lines - 1);
  const anchor = `${left}, 15, ${top}, 4, ${left + 5}, 15, ${top + lines + 1}, 4`;
  return (
    `<v:shape xmlns:v="${VML}" xmlns:o="${OFFICE}" xmlns:x="${EXCEL}" id="_x0000_s${number}" type="#${BOX_TYPE}" ` +
    `style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/>` +
    `<v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/>` +
    `<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>` +
    `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor>` +
    `<x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  );
}
