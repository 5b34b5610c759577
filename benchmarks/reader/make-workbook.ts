import { writeFileSync } from 'node:fs';
import { type Declared, wideWorkbook } from './wide-workbook.ts';

/** Writes the workbook in a process of its own: it takes gigabytes to make. */
const [file = '', items = '', declared = ''] = process.argv.slice(2);
writeFileSync(file, await wideWorkbook(Number(items), declared as Declared));
