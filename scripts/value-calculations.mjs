// npm run calculations:value: reads stored calculations again, shows what differs, and revalues the ones that are
// named.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/value-calculations.ts', ...process.argv.slice(2)]);
