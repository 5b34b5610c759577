import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a program that is called like LibreOffice, and runs these lines of shell; `$document` is its input, `$pdf` its result. */
export function pretendedOffice(lines: string): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'pretended-office-'));
  const path = join(folder, 'soffice');
  writeFileSync(
    path,
    `#!/bin/sh\nfor document; do :; done\nfolder=$(dirname "$document")\npdf="\${document%.docx}.pdf"\n${lines}\n`,
  );
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns the document itself as its PDF. */
export const COPIES = 'cp "$document" "$pdf"';
