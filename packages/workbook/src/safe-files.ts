/**
 * The reading of archives and XML that trusts nothing, for other formats that people upload. What it throws is a
 * WorkbookFault, whose code says why the file is refused.
 */
export { isNotDeclared } from './cells/not-declared.ts';
export { unpackText } from './container/unpack-entry.ts';
export { readZipDirectory, type ZipEntry } from './container/zip-directory.ts';
export { findUnitFactor } from './layout/indicator-units.ts';
export { WorkbookFault } from './problems/workbook-fault.ts';
export { createXmlScanner, decodeEntities } from './xlsx/xml-scanner.ts';
