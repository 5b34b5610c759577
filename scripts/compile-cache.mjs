import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder in which Node keeps what it compiled, including TypeScript without its types: tests start the server, and
 * other programs, some hundred times. NODE_COMPILE_CACHE names it for child processes; a changed file is compiled
 * again.
 */
export const COMPILE_CACHE = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'node_modules/.cache/compiled',
);
