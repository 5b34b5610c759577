// npm run benchmark:simulation: tenders of ten bidders a second in a worker, against a bare loop of the same arithmetic.
import { Worker } from 'node:worker_threads';
import type { SimulatedModel } from '@milieuspoor/domain';
import { median } from '../shared/median.ts';

const TENDERS = 10_000;
const BIDDERS = 10;
const ROUNDS = 9;
const WARM_UP = 2;
/** the shares of wins of the two, whose random numbers begin differently, may differ by chance only */
const CHANCE = 0.02;

const model: SimulatedModel = {
  scopeEur: 1_000_000,
  criteriaMaxDiscountEur: 50_000,
  line: { form: 'line', maxDiscountEur: 250_000, upperEur: 100_000, lowerEur: 50_000 },
  ceilingEur: null,
};

interface Measurement {
  readonly presentTook: number;
  readonly exploredTook: number;
  readonly longestStep: number;
  readonly bareTook: number;
  readonly wins: number;
  readonly bareWins: number;
}

const worker = new Worker(new URL('in-worker.ts', import.meta.url), {
  workerData: { model, tenders: TENDERS, bidders: BIDDERS, rounds: WARM_UP + ROUNDS },
});
const measured: Measurement[] = [];
worker.on('message', (measurement: Measurement) => measured.push(measurement));
await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject));

const rounds = measured.slice(WARM_UP);
for (const { wins, bareWins } of rounds)
  if (Math.abs(wins - bareWins) > CHANCE) throw new Error(`Different tenders: ${wins} and ${bareWins}`);

const perSecond = (took: number) => Math.round(TENDERS / (took / 1000));
const bare = median(rounds.map(({ bareTook }) => bareTook));
const present = median(rounds.map(({ presentTook }) => presentTook));
const first = measured[0]?.presentTook ?? Number.NaN;
console.log(`bare loop: ${perSecond(bare)} tenders of ${BIDDERS} bidders a second`);
console.log(`worker: ${perSecond(present)}, ratio ${(bare / present).toFixed(2)} (goal: at least 0.5)`);
console.log(
  `10,000 tenders: ${present.toFixed(0)} ms, the first time ${first.toFixed(0)} ms (goal: under 1000 ms)`,
);
console.log(
  `all settings: ${median(rounds.map(({ exploredTook }) => exploredTook)).toFixed(0)} ms, longest step ${Math.max(
    ...measured.map(({ longestStep }) => longestStep),
  ).toFixed(1)} ms`,
);
