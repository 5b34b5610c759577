// npm run doctor: says before people come whether a server with these settings has everything that it needs.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/commands/doctor.ts', '--builds-at-start']);
