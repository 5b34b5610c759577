// npm run fuzz -- SEED REQUESTS: the test with hostile requests, with more of them than belong in every run.
import { install, run } from './installed.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

const [seed = String(Date.now() % 1_000_000), requests = '50000'] = process.argv.slice(2);
install('everything');
console.log(`Seed ${seed}, ${requests} requests`);
run('vitest', ['run', '--project', 'api', 'apps/api/src/hostile-input.test.ts'], {
  FUZZ_SEED: seed,
  FUZZ_REQUESTS: requests,
  POSTGRES_BIN_DIR: postgresqlBinDir(),
});
