import type { WriteSheet } from 'hucre/xlsx';

/** The bytes of an .xlsx workbook. The library is loaded when something is written: reading does without it. */
export async function writeWorkbook(sheets: WriteSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets });
}
