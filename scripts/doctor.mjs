// npm run doctor: says before people come whether what a server with these settings needs is there.
import { install, nodePath, run } from './installed.mjs';

install('production');
run(nodePath(), ['apps/api/src/commands/doctor.ts', '--builds-at-start']);
