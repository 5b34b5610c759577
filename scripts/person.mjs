// npm run person:export and person:erase: exports a person's data, or erases them, from the command line.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/person.ts', ...process.argv.slice(2)]);
