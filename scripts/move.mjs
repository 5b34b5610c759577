// npm run move: brings everything from the embedded database to a PostgreSQL server, or back.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/move.ts', ...process.argv.slice(2)]);
