import { writeFileSync } from 'node:fs';
import { bigWorkbook } from './big-calculation.ts';

/** Writes the workbook in a separate process, so that its memory is not counted as the import's. */
const [file = '', items = ''] = process.argv.slice(2);
writeFileSync(file, await bigWorkbook(Number(items)));
