// A process of the tests that is watched and then does nothing but count, for so many milliseconds.
import { setTimeout as pause } from 'node:timers/promises';
import { watchForHangs } from '../../platform/watchdog/watchdog.ts';

const [hangMs = 0, busyMs = 0] = process.argv.slice(2).map(Number);
const end = watchForHangs(hangMs);
await pause(500);
process.stdout.write('busy\n');
const until = performance.now() + busyMs;
while (performance.now() < until);
process.stdout.write('free\n');
// Longer than a hang, and turning all the time.
await pause(hangMs * 1.5);
end();
process.stdout.write('done\n');
