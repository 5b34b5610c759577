/** The place at which a process finds its end of the channel to the one that gives it jobs. */
export const CHANNEL_FD = 3;

export interface Task {
  readonly job: string;
  readonly input: unknown;
}

/** What the process says: that it has begun, and then an answer to each task. */
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'threw'; readonly outOfMemory: boolean; readonly stack: string };
