import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './install-package.mjs';

/** The folder of the programs of each version on Debian; they are not in PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL's own programs on this machine; on Debian it is installed if it is missing. */
export function postgresqlBinDir() {
  if (!findPostgresql()) installPackage('postgresql');
  const folder = findPostgresql();
  if (!folder) {
    console.error(
      'The tests need the programs of a PostgreSQL server, version 14 or later: install it, or name the folder of ' +
        'initdb and postgres in POSTGRES_BIN_DIR.',
    );
    process.exit(1);
  }
  return folder;
}

/** Returns the same folder, undefined if there is none. */
export function findPostgresql() {
  const given = process.env.POSTGRES_BIN_DIR;
  if (given) return given;
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
