/** The file descriptor of the channel between a process and its parent. */
export const CHANNEL_FD = 3;

/** What a process is told: to do a job, and later what another process found out for it. */
export type Told =
  | {
      readonly kind: 'task';
      /** tells the jobs of one process apart */
      readonly number: number;
      readonly job: string;
      readonly input: unknown;
      /** whether what another process finds out follows */
      readonly hasHelp: boolean;
    }
  | { readonly kind: 'help'; readonly number: number; readonly value: unknown };

/** The messages of the process: that it has started, and then an answer to each task. */
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'threw'; readonly outOfMemory: boolean; readonly stack: string };
