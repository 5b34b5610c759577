import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where Node keeps what it compiled, TypeScript without its types included: tests start the server, and programs beside it,
 * some hundred times. Named in NODE_COMPILE_CACHE, for what a process starts; a file that changed is compiled anew.
 */
export const COMPILE_CACHE = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'node_modules/.cache/compiled',
);
