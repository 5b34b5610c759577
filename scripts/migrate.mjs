// npm run migrate: brings a PostgreSQL database up to date as its owner, where the server may not do so itself.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/commands/migrate.ts']);
