import { checkContainer } from './container/check-container.ts';
import type { WorkbookSource } from './workbook-source.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';

/** Opens an .xlsx, .xlsm or .xls file. Throws a WorkbookFault for what is none. */
export async function openWorkbook(bytes: Uint8Array, fileName: string): Promise<WorkbookSource> {
  const container = checkContainer(bytes, fileName);
  return container.kind === 'zip' ? openXlsx(container) : openOldFormat(container.bytes);
}

/** Opens an .xls file. The code is loaded only then, because few files have the old format. */
async function openOldFormat(bytes: Uint8Array): Promise<WorkbookSource> {
  const { openXls } = await import('./xls/open-xls.ts');
  return openXls(bytes);
}
