import { parseArgs } from 'node:util';
import { killAgainAndAgain } from './kill-again-and-again.ts';

const MIDDLE = 0.5;

/** The command: kills the real server as often as requested, and reports the result. */
async function killServer(): Promise<void> {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '200' },
      database: { type: 'string', default: 'postgres' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const { database } = values;
  const times = Number(values.times);
  const seed = Number(values.seed);
  if ((database !== 'embedded' && database !== 'postgres') || !(times > 0) || !Number.isInteger(seed))
    throw new Error('Usage: npm run test:kill -- --times 200 --database embedded|postgres --seed 1');
  console.log(`Seed ${seed}, ${times} times, ${database}`);
  const { problems, acknowledged, digests, starts } = await killAgainAndAgain({
    database,
    times,
    seed,
    say: console.log,
  });
  const clock = starts.map((each) => each.clock).sort((one, other) => one - other);
  const processor = starts.map((each) => each.processor).sort((one, other) => one - other);
  const middle = (sorted: readonly number[]) => (sorted[Math.floor(sorted.length * MIDDLE)] ?? 0).toFixed(1);
  console.log('Acknowledged writes:', acknowledged);
  console.log(
    `${starts.length} starts after which people worked: by the clock ${middle(clock)} s, at most ${clock.at(-1)?.toFixed(1)} s; of processor ${middle(processor)} s, at most ${processor.at(-1)?.toFixed(1)} s`,
  );
  console.log(`${digests} digests of days`);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Nothing is missing and nothing is there by halves.' : 'FAILED');
  process.exit(problems.length === 0 ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
await killServer();
