// npm run backup, backup:try and restore: writes the whole database to a file, tries one, and reads it into an empty database.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/back-up.ts', ...process.argv.slice(2)]);
