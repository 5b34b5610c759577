// npm run mutants -- SEED N PATH…: makes N small faults in the sources below the paths, one at a time, in a copy, and says which of them no test noticed.
import { chromiumPath } from './chromium.mjs';
import { install } from './installed.mjs';
import { nginxPath } from './nginx.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

const [seed = String(Date.now() % 1_000_000), count = '60', ...paths] = process.argv.slice(2);
install('everything');
Object.assign(process.env, {
  CHROMIUM_PATH: chromiumPath(),
  NGINX_PATH: nginxPath(),
  POSTGRES_BIN_DIR: postgresqlBinDir(),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
const { tryMutants } = await import('./mutants/try-mutants.mjs');
await tryMutants(Number(seed), Number(count), paths);
