import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const maker = fileURLToPath(new URL('./make-workbook.ts', import.meta.url));

/** Makes a workbook of this many items in both sets, in this folder; returns the path of its file. */
export function madeWorkbook(folder: string, items: number): string {
  const file = join(folder, `${items}-posten.xlsx`);
  execFileSync(process.execPath, [maker, file, String(items)], { stdio: 'inherit' });
  return file;
}
