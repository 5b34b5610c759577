/** The options of a run that kills the server again and again. */
export interface KillOptions {
  readonly database: 'embedded' | 'postgres';
  readonly times: number;
  /** gives the same moments and choices; what the system does in between differs */
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** The result; nothing is wrong where `problems` is empty. */
export interface KillReport {
  readonly problems: readonly string[];
  /** acknowledged writes, by kind */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** number of valid digests of days, in the last check */
  readonly digests: number;
  /** for the starts after a kill: seconds of processor time until it answered, and by the clock */
  readonly starts: readonly { readonly processor: number; readonly clock: number }[];
}
