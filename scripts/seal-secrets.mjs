// npm run secrets:seal: seals every stored secret with the key of today, so that the key of before can be forgotten.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/commands/seal-secrets.ts', ...process.argv.slice(2)]);
