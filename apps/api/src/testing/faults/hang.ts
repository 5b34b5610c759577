// This is a watched process of the tests that then only counts, for this number of milliseconds.
import { setTimeout as pause } from 'node:timers/promises';
import { watchForHangs } from '../../platform/watchdog/watchdog.ts';

const [hangMs = 0, busyMs = 0] = process.argv.slice(2).map(Number);
const end = watchForHangs(hangMs);
await pause(500);
process.stdout.write('busy\n');
const until = performance.now() + busyMs;
while (performance.now() < until);
process.stdout.write('free\n');
// It takes longer than a hang, but its event loop runs.
await pause(hangMs * 1.5);
end();
process.stdout.write('done\n');
