import { subscribe } from 'node:diagnostics_channel';
import { type JobStage, jobStages } from './measured.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A larger number of failures in a day adds no information. */
const REMEMBERED = 1000;

export interface JobCounts {
  readonly waiting: number;
  readonly working: number;
  /** number of failures within a day for a reason of ours */
  readonly failedOfDay: number;
}

/** Counts the jobs of this process: those that wait, those that run, and when some failed. */
export function watchJobs(elapsedMs = () => performance.now()) {
  const waiting = new Map<string, number>();
  const working = new Map<string, number>();
  let failed: { readonly job: string; readonly at: number }[] = [];
  const add = (counts: Map<string, number>, job: string, change: number) =>
    counts.set(job, (counts.get(job) ?? 0) + change);
  const hear = (stage: JobStage) => {
    const { job } = stage;
    switch (stage.stage) {
      case 'waits':
        add(waiting, job, 1);
        break;
      case 'works':
        add(waiting, job, -1);
        add(working, job, 1);
        break;
      case 'ended':
        add(stage.workedMs === null ? waiting : working, job, -1);
        if (isOurs(stage.outcome)) failed = [...failed.slice(1 - REMEMBERED), { job, at: elapsedMs() }];
    }
  };
  subscribe(jobStages.name, (told) => hear(told as JobStage));
  return {
    /** returns the counts of these jobs together */
    countOf(jobs: readonly string[]): JobCounts {
      const since = elapsedMs() - DAY_MS;
      const sum = (counts: ReadonlyMap<string, number>) =>
        jobs.reduce((total, job) => total + (counts.get(job) ?? 0), 0);
      return {
        waiting: sum(waiting),
        working: sum(working),
        failedOfDay: failed.filter(({ job, at }) => at > since && jobs.includes(job)).length,
      };
    },
  };
}

/** Tells whether a failure is ours: a job that is too complex is its sender's, and a cancelled job is nobody's. */
function isOurs(outcome: Extract<JobStage, { stage: 'ended' }>['outcome']): boolean {
  return outcome === 'broke-down' || outcome === 'too-busy' || outcome === 'no-process';
}

/** For the whole process, like the channel. */
export const jobsOfProcess = watchJobs();
