// npm run secrets:seal: seals every stored secret with the present key, so that the former key can be forgotten.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/commands/seal-secrets.ts', ...process.argv.slice(2)]);
