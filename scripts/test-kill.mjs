// npm run test:kill -- --times 200 --database embedded|postgres --seed 1: kills the real server at random moments while
// people work with it, and checks after each start what is missing or stored only in part.
import { install, nodePath, run } from './installed.mjs';
import { postgresqlBinDir } from './postgresql.mjs';

install('everything');
run(nodePath(), ['apps/api/src/testing/kills/kill-server.ts', ...process.argv.slice(2)], {
  POSTGRES_BIN_DIR: postgresqlBinDir(),
});
