// npm run backup and npm run restore: writes the whole database to a file, and reads it into an empty one.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/back-up.ts', ...process.argv.slice(2)]);
