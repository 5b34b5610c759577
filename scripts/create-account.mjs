// npm run account:create: the first account of an installation without demonstration data.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/create-account.ts', ...process.argv.slice(2)]);
