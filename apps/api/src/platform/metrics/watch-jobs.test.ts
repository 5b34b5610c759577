import { expect, it } from 'vitest';
import { type JobStage, jobStages } from './measured.ts';
import { watchJobs } from './watch-jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let elapsed = 0;
const jobs = watchJobs(() => elapsed);
const tell = (stage: JobStage) => jobStages.publish(stage);
const end = (
  job: string,
  outcome: Extract<JobStage, { stage: 'ended' }>['outcome'],
  workedMs: number | null,
) => tell({ stage: 'ended', job, outcome, workedMs });

it('jobs are counted while they wait and while they run, and not after their end', () => {
  tell({ stage: 'waits', job: 'dig' });
  tell({ stage: 'waits', job: 'dig' });
  tell({ stage: 'waits', job: 'paint' });
  tell({ stage: 'works', job: 'dig', waitedMs: 1 });
  expect(jobs.countOf(['dig'])).toEqual({ waiting: 1, working: 1, failedOfDay: 0 });
  expect(jobs.countOf(['dig', 'paint'])).toEqual({ waiting: 2, working: 1, failedOfDay: 0 });
  end('dig', 'answered', 5);
  end('dig', 'called-off', null);
  expect(jobs.countOf(['dig'])).toEqual({ waiting: 0, working: 0, failedOfDay: 0 });
});

it('jobs that failed for a reason of ours are counted for a day, and those that failed by their sender are not', () => {
  for (const outcome of ['broke-down', 'too-busy', 'no-process', 'too-complex', 'answered'] as const) {
    tell({ stage: 'waits', job: 'lift' });
    tell({ stage: 'works', job: 'lift', waitedMs: 1 });
    end('lift', outcome, 5);
  }
  expect(jobs.countOf(['lift'])).toEqual({ waiting: 0, working: 0, failedOfDay: 3 });
  expect(jobs.countOf(['dig']).failedOfDay).toBe(0);
  elapsed = DAY_MS;
  expect(jobs.countOf(['lift']).failedOfDay).toBe(0);
});
