import { writeFileSync } from 'node:fs';
import { type Declared, wideWorkbook } from './wide-workbook.ts';

/** Writes the workbook in a separate process, because that takes gigabytes. */
const [file = '', items = '', declared = ''] = process.argv.slice(2);
writeFileSync(file, await wideWorkbook(Number(items), declared as Declared));
