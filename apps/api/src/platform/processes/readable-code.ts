import { fileURLToPath } from 'node:url';

const REPOSITORY = new URL('../../../../../', import.meta.url);

/** What jobs in processes of their own are made of. The data folder is none of it, nor is any setting. */
export const READABLE_CODE: readonly string[] = [
  'package.json',
  'node_modules',
  'packages',
  'apps/api/package.json',
  'apps/api/src',
].map((path) => fileURLToPath(new URL(path, REPOSITORY)));
