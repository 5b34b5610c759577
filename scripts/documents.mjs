// npm run documents -- FOLDER: makes every document of nine situations by the API, with their PDFs and each page in colour and
// in grey, and says what a reader would be ashamed of. What follows FOLDER goes to Vitest (`-t sixty`).
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { install, run } from './installed.mjs';

const [folder = 'test-results/documents', ...parameters] = process.argv.slice(2);
// Either answers to this, with whatever status.
for (const program of ['soffice', 'pdftoppm'])
  if (spawnSync(program, ['--version']).error) {
    console.error(`${program} is missing. Install it (apt-get install libreoffice-writer poppler-utils).`);
    process.exit(2);
  }
install('everything');
mkdirSync(folder, { recursive: true });
run(
  'vitest',
  ['run', '--project', 'api', 'apps/api/src/features/reports/situations/situations.test.ts', ...parameters],
  // On the embedded engine, so that no server has to be there.
  { DOCUMENTS_FOLDER: resolve(folder), TEST_EMBEDDED: 'all' },
);
console.log(`The documents and their pages are in ${folder}.`);
