import { WorkbookFault } from '../problems/workbook-fault.ts';

const MIB = 1024 * 1024;

/**
 * The limits of an unpacked container. The largest expected calculation (5,000 items in both sets: 150,000 rows of 12
 * cells) unpacks to about 90 MiB of XML; the limits leave room for a multiple of that and stop a zip bomb before it is
 * unpacked.
 */
export const CONTAINER_LIMITS = {
  entryCount: 5_000,
  /** their names are compared with one another, which takes the square of their number */
  sheetCount: 1_000,
  entryBytes: 256 * MIB,
  totalBytes: 512 * MIB,
  /** parts that are completely in memory: workbook, relationships, styles */
  smallPartBytes: 32 * MIB,
  sharedStringsBytes: 128 * MIB,
  sharedStringsCount: 2_000_000,
  /** deflate can't do better than 1,032:1; worksheets with the same figure everywhere reach about 60:1 */
  compressionRatio: 250,
  /** below this size a high ratio does no harm */
  ratioFromBytes: MIB,
} as const;

/** Ends the reading of a workbook with more sheets than are looked at. */
export function refuseTooManySheets(count: number): void {
  const max = CONTAINER_LIMITS.sheetCount;
  if (count > max) throw new WorkbookFault('too-many-sheets', { max });
}
