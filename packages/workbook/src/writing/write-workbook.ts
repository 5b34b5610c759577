import type { WriteSheet } from 'hucre/xlsx';

/** Returns the bytes of an .xlsx workbook. The library is loaded only for writing: reading does not need it. */
export async function writeWorkbook(sheets: WriteSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets });
}
