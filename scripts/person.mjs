// npm run person:export and person:erase: a person's data handed out, or erased, from the command line.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/person.ts', ...process.argv.slice(2)]);
