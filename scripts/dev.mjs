// npm run dev: the api restarts and the web reloads when a file changes. Open the address that Vite prints.
import { spawn } from 'node:child_process';
import { buildLabel } from './build-label.mjs';
import { environment, install, nodePath, root } from './installed.mjs';

install('everything');

const env = environment({ BUILD: buildLabel() });
const processes = [
  spawn(nodePath(), ['--watch', 'apps/api/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn('vite', ['apps/web'], { cwd: root, stdio: 'inherit', env }),
];

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  for (const each of processes) each.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const each of processes) each.on('exit', stop);
