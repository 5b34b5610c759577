import { damaged } from '../problems/workbook-fault.ts';
import { findAttribute } from '../xlsx/xml-scanner.ts';
import {
  attributesOf,
  childrenOf,
  escapeXml,
  rootOf,
  withAttribute,
  withInside,
  withoutAttribute,
} from './xml-elements.ts';

/**
 * The workbook part with a sheet put before all others and shown first. Names that belong to a sheet refer to it by its
 * position, so they move along.
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
  const ids = childrenOf(xml, sheets).map((child) =>
    Number(findAttribute(attributesOf(xml, child), 'sheetId') ?? 0),
  );
  const id = ids.reduce((highest, one) => Math.max(highest, one || 0), 0) + 1;
  const tag = `<${root.prefix}sheet xmlns:r="${sheet.relationshipNamespace}" name="${escapeXml(sheet.name)}" sheetId="${id}" r:id="${sheet.relationshipId}"/>`;
  xml = withInside(xml, sheets, tag, 'first');
  return xml;
}

/** A sheet name that the workbook doesn't have yet: 'Problemen', 'Problemen (2)'. Case doesn't make a difference. */
export function freeSheetName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; known.has(name.toLowerCase()); number++) name = `${wanted} (${number})`;
  return name;
}
