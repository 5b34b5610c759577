/** The file descriptor of the channel between a process and its parent. */
export const CHANNEL_FD = 3;

export interface Task {
  readonly job: string;
  readonly input: unknown;
}

/** The messages of the process: that it has started, and then an answer to each task. */
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'threw'; readonly outOfMemory: boolean; readonly stack: string };
