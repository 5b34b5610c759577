// npm run verify: checks the database against the digests of its days, or against one that was kept elsewhere.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/commands/verify.ts', ...process.argv.slice(2)]);
