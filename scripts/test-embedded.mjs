// npm run test:embedded: all tests of the api on the embedded engine, on which npm test runs some of them.
import { install, run } from './installed.mjs';
import { nginxPath } from './nginx.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

install('everything');
run('vitest', ['run', '--project', 'api'], {
  TEST_EMBEDDED: 'all',
  POSTGRES_BIN_DIR: postgresqlBinDir(),
  NGINX_PATH: nginxPath(),
});
