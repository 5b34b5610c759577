// npm run calculations:value: reads stored calculations anew, shows what differs, and values the ones named again.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/value-calculations.ts', ...process.argv.slice(2)]);
