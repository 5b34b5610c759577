import { channel } from 'node:diagnostics_channel';

/** The stages of a job for a process: it begins to wait, begins to run, or ends. */
export type JobStage =
  | { readonly stage: 'waits'; readonly job: string }
  | { readonly stage: 'works'; readonly job: string; readonly waitedMs: number }
  | {
      readonly stage: 'ended';
      readonly job: string;
      /** `called-off`: nobody waits for it any more */
      readonly outcome: 'answered' | 'too-complex' | 'broke-down' | 'too-busy' | 'no-process' | 'called-off';
      /** by the clock, from the moment when it began to run; null when it never did */
      readonly workedMs: number | null;
    };

/** A request for an answer that may be cached. */
export interface AnswerAsked {
  readonly kept: boolean;
}

// Publishing costs almost nothing where nobody listens; the metrics do (metrics.ts).
export const jobStages = channel('milieuspoor:job-stages');
export const answersAsked = channel('milieuspoor:answers-asked');
