// npm run test:postgres: runs the api's tests on the PostgreSQL server of DATABASE_URL instead of a temporary one.
import { install, run } from './installed.mjs';
import { nginxPath } from './nginx.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

if (!process.env.DATABASE_URL) {
  console.error('Set DATABASE_URL to a PostgreSQL server on which databases may be created.');
  process.exit(1);
}
install('everything');
run('vitest', ['run', '--project', 'api-on-server'], {
  TEST_DATABASE_URL: process.env.DATABASE_URL,
  POSTGRES_BIN_DIR: postgresqlBinDir(),
  NGINX_PATH: nginxPath(),
});
