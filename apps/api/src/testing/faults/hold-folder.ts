// This is a process of the tests that locks a folder on request and holds it until its input ends.
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { lockFolder } from '../../platform/folder-lock.ts';

const [folder = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
say('ready');
await once(process.stdin, 'data');
try {
  lockFolder(folder, () => process.exit(1));
  // Nothing here keeps the returned function: the lock must keep itself.
  await setImmediate();
  globalThis.gc?.();
  say(`held by ${process.pid}`);
} catch (cause) {
  say(cause instanceof Error ? cause.message : 'refused');
  process.exit(2);
}
