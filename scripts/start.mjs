// npm start: installs, builds, and serves. What follows `--` goes to the server (`npm start -- --empty`).
import { spawn } from 'node:child_process';
import { buildLabel } from './build-label.mjs';
import { buildSite } from './build-site.mjs';
import { buildWeb } from './build-web.mjs';
import { environment, install, nodePath, root } from './installed.mjs';

install('production');
buildWeb();
buildSite();

const server = spawn(nodePath(), ['apps/api/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: environment({ BUILD: process.env.BUILD ?? buildLabel() }),
});
process.on('SIGINT', () => server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
