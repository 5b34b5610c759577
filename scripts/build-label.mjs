import { spawnSync } from 'node:child_process';
import { root } from './installed.mjs';

/** Returns 'V2.4-' and the commit that is built; 'unknown' outside a checkout. */
export function buildLabel() {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return `V2.4-${status === 0 ? stdout.trim() : 'unknown'}`;
}
