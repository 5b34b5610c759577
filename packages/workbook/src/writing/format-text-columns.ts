import { checkContainer } from '../container/check-container.ts';
import { openPackage } from '../marking/workbook-package.ts';
import { withAttribute } from '../marking/xml-elements.ts';

/**
 * Formats whole columns of a workbook that we wrote as text, including empty cells: the library only formats cells with
 * contents, and a post number typed as 10.10 below them would become the number 10.1. `columns` are 1-based by the
 * sheet's number; the style is that of the cell in row 2, which is text.
 */
export async function formatTextColumns(
  bytes: Uint8Array,
  columnsBySheet: Readonly<Record<number, readonly { readonly number: number; readonly letters: string }[]>>,
): Promise<Uint8Array> {
  const container = checkContainer(bytes, 'sjabloon.xlsx');
  if (container.kind !== 'zip') throw new Error('The workbook that was written is no zip archive');
  const file = openPackage(container);
  for (const [sheet, columns] of Object.entries(columnsBySheet)) {
    const path = `xl/worksheets/sheet${sheet}.xml`;
    let xml = await file.text(path);
    for (const { number, letters } of columns) {
      const style = new RegExp(`<c r="${letters}2"[^>]* s="(\\d+)"`).exec(xml)?.[1];
      if (style === undefined)
        throw new Error(`Column ${letters} of sheet ${sheet} has no style to take over`);
      xml = xml.replace(new RegExp(`<col min="${number}" max="${number}"[^>]*>`), (tag) =>
        withAttribute(tag, 'style', style),
      );
    }
    file.replace(path, xml);
  }
  return file.write();
}
