/** The commands of an installation, each a program of the api. */
const COMMANDS = {
  start: 'main.ts',
  backup: 'back-up.ts backup',
  'backup:try': 'back-up.ts try',
  restore: 'back-up.ts restore',
  move: 'move.ts',
  'account:create': 'create-account.ts',
  'person:export': 'person.ts export',
  'person:erase': 'person.ts erase',
  'calculations:value': 'value-calculations.ts',
  doctor: 'commands/doctor.ts',
  migrate: 'commands/migrate.ts',
  'secrets:seal': 'commands/seal-secrets.ts',
  verify: 'commands/verify.ts',
};

/** Checks the Node that runs a command, and sets what `release.env` has. */
export const CHECK_NODE = 'check-node.cjs';

/**
 * Returns the package.json of a release.
 * @param {{ name: string, version: string, license: string }} product
 */
export function releaseManifest({ name, version, license }) {
  return {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: Object.fromEntries(
      Object.entries(COMMANDS).map(([command, file]) => [
        command,
        `node --require ./${CHECK_NODE} apps/api/src/${file}`,
      ]),
    ),
  };
}
