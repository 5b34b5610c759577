import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a program that is called like LibreOffice, and runs these lines of shell; `$document` is its input. */
export function pretendedOffice(lines: string): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'pretended-office-'));
  const path = join(folder, 'soffice');
  writeFileSync(path, `#!/bin/sh\nfor document; do :; done\nfolder=$(dirname "$document")\n${lines}\n`);
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns the document itself as its PDF. */
export const COPIES = 'cp "$document" "$folder/report.pdf"';
