import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that is called as LibreOffice is, and does what these lines of shell say; `$document` is what it was given. */
export function pretendedOffice(lines: string): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'pretended-office-'));
  const path = join(folder, 'soffice');
  writeFileSync(path, `#!/bin/sh\nfor document; do :; done\nfolder=$(dirname "$document")\n${lines}\n`);
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Says that the document is its own PDF. */
export const COPIES = 'cp "$document" "$folder/report.pdf"';
