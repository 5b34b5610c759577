import { channel } from 'node:diagnostics_channel';

/** A job for one of the processes goes on: it begins to wait, to be worked on, or it has come to an end. */
export type JobStage =
  | { readonly stage: 'waits'; readonly job: string }
  | { readonly stage: 'works'; readonly job: string; readonly waitedMs: number }
  | {
      readonly stage: 'ended';
      readonly job: string;
      /** `called-off`: nobody waits for it any more */
      readonly outcome: 'answered' | 'too-complex' | 'broke-down' | 'too-busy' | 'no-process' | 'called-off';
      /** by the clock, from when it was worked on; null when it never was */
      readonly workedMs: number | null;
    };

/** An answer was asked for that may have been kept. */
export interface AnswerAsked {
  readonly kept: boolean;
}

// Publishing costs next to nothing where nobody listens; the metrics do (metrics.ts).
export const jobStages = channel('milieuspoor:job-stages');
export const answersAsked = channel('milieuspoor:answers-asked');
