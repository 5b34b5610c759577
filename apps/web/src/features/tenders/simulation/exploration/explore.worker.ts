import { exploreModel, seededGenerator } from '@milieuspoor/domain';
import type { ExplorationReport, ExplorationTask } from './exploration-task.ts';

/**
 * Simulates thousands of tenders outside the page, so that nothing on it waits; the page terminates the worker when it
 * no longer needs the answer.
 */
addEventListener('message', ({ data }: MessageEvent<ExplorationTask>) => {
  const { model, bidders, seed } = data;
  const steps = exploreModel({ model, bidders, startRandom: () => seededGenerator(seed) });
  for (;;) {
    const step = steps.next();
    if (step.done) return report({ kind: 'done', exploration: step.value });
    report({ kind: 'progress', progress: step.value });
  }
});

function report(message: ExplorationReport): void {
  postMessage(message);
}
