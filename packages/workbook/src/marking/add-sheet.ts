import { damaged } from '../problems/workbook-fault.ts';
import { findAttribute } from '../xlsx/xml-scanner.ts';
import {
  attributesOf,
  childrenOf,
  escapeXml,
  rawOf,
  rootOf,
  withAttribute,
  withInside,
  withoutAttribute,
} from './xml-elements.ts';

/**
 * Returns the workbook part with a sheet inserted before all others and shown first. Names that belong to a sheet refer
 * to it by its position, so they are adjusted.
 */
export function withFirstSheet(
  workbookXml: string,
  sheet: { readonly name: string; readonly relationshipId: string; readonly relationshipNamespace: string },
): string {
  let xml = workbookXml
    .replace(/<(?:[\w.-]+:)?definedName\s[^>]*>/g, (tag) => {
      const position = findAttribute(tag, 'localSheetId');
      return position === null ? tag : withAttribute(tag, 'localSheetId', String(Number(position) + 1));
    })
    .replace(/<(?:[\w.-]+:)?workbookView\s[^>]*>/g, (tag) =>
      withAttribute(withoutAttribute(tag, 'firstSheet'), 'activeTab', '0'),
    );
  const root = rootOf(xml);
  const sheets = childrenOf(xml, root).find(({ name }) => name === 'sheets');
  if (!sheets || sheets.contentEnd === sheets.end) throw damaged();
  const id = Math.max(0, ...checkedIds(childrenOf(xml, sheets).map((child) => attributesOf(xml, child)))) + 1;
  const tag = `<${root.prefix}sheet xmlns:r="${sheet.relationshipNamespace}" name="${escapeXml(sheet.name)}" sheetId="${id}" r:id="${sheet.relationshipId}"/>`;
  xml = withInside(xml, sheets, tag, 'first');
  return xml;
}

/**
 * Returns the workbook part with a sheet of it shown first, wherever it stands. What was filtered in it is another list
 * by now.
 */
export function withShownSheet(workbookXml: string, position: number): string {
  const xml = workbookXml
    .replace(/<((?:[\w.-]+:)?definedName)\s[^>]*>[^<]*<\/\1>/g, (whole) =>
      findAttribute(whole, 'name') === '_xlnm._FilterDatabase' &&
      findAttribute(whole, 'localSheetId') === String(position)
        ? ''
        : whole,
    )
    // An empty list of names is damage to Excel.
    .replace(/<((?:[\w.-]+:)?definedNames)>\s*<\/\1>/, '')
    .replace(/<(?:[\w.-]+:)?workbookView\s[^>]*>/g, (tag) =>
      withAttribute(withoutAttribute(tag, 'firstSheet'), 'activeTab', String(position)),
    );
  const sheets = childrenOf(xml, rootOf(xml)).find(({ name }) => name === 'sheets');
  if (!sheets) throw damaged();
  const tags = childrenOf(xml, sheets);
  checkedIds(tags.map((child) => attributesOf(xml, child)));
  const sheet = tags[position];
  if (!sheet) throw damaged();
  return xml.slice(0, sheet.start) + withoutAttribute(rawOf(xml, sheet), 'state') + xml.slice(sheet.end);
}

/** Excel's longest name of a sheet. */
const NAME_MAX = 31;

/** Returns the numbers of the sheets. Throws for sheets that Excel can't distinguish: it calls the workbook damaged. */
function checkedIds(sheets: readonly string[]): readonly number[] {
  const names = sheets.map((attributes) => (findAttribute(attributes, 'name') ?? '').toLowerCase());
  const ids = sheets.map((attributes) => Number(findAttribute(attributes, 'sheetId') ?? 0));
  if (names.some((name) => name.trim() === '' || name.length > NAME_MAX)) throw damaged();
  if (ids.some((id) => !Number.isInteger(id) || id < 1 || id >= 65_535)) throw damaged();
  if (new Set(names).size < names.length || new Set(ids).size < ids.length) throw damaged();
  return ids;
}

/** Returns a sheet name that the workbook doesn't have yet: 'Problemen', 'Problemen (2)'. Case makes no difference. */
export function freeSheetName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; known.has(name.toLowerCase()); number++) name = `${wanted} (${number})`;
  return name;
}
