import { fileURLToPath } from 'node:url';

const REPOSITORY = new URL('../../../../../', import.meta.url);

/** The code of jobs in separate processes. It includes neither the data folder nor any setting. */
export const READABLE_CODE: readonly string[] = [
  'package.json',
  'node_modules',
  'packages',
  'apps/api/package.json',
  'apps/api/src',
].map((path) => fileURLToPath(new URL(path, REPOSITORY)));
