import { parentPort, workerData } from 'node:worker_threads';
import { exploreModel, type SimulatedModel, seededGenerator } from '@milieuspoor/domain';
import { bareLoop } from './bare-loop.ts';

/**
 * This runs in a separate thread, as on a page: it explores a model step by step, and runs the bare loop over as many
 * tenders.
 */
const { model, tenders, bidders, rounds } = workerData as {
  model: SimulatedModel;
  tenders: number;
  bidders: number;
  rounds: number;
};

for (let round = 0; round < rounds; round++) {
  const seed = round + 1;
  const run = exploreModel({ model, bidders, tenders, startRandom: () => seededGenerator(seed) });
  const start = performance.now();
  let longestStep = 0;
  let presentTook = 0;
  for (;;) {
    const before = performance.now();
    const step = run.next();
    const now = performance.now();
    longestStep = Math.max(longestStep, now - before);
    if (step.done) {
      const exploredTook = now - start;
      const bareStart = performance.now();
      const bareWins = bareLoop(model, tenders, bidders, seed);
      const bareTook = performance.now() - bareStart;
      parentPort?.postMessage({
        presentTook,
        exploredTook,
        longestStep,
        bareTook,
        wins: step.value.present.lowestMkiWinsPercent / 100,
        bareWins,
      });
      break;
    }
    if (step.value.done === tenders) presentTook = now - start;
  }
}
