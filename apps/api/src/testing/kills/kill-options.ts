/** What a run that kills the server again and again is told. */
export interface KillOptions {
  readonly database: 'embedded' | 'postgres';
  readonly times: number;
  /** the same moments and choices again; what the system does in between differs */
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** What came of it; nothing is wrong where `problems` is empty. */
export interface KillReport {
  readonly problems: readonly string[];
  /** writes that were answered as stored, by what they were */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** digests of days that hold, in the last look */
  readonly digests: number;
  /** of the starts after a kill: seconds of processor time until it answered, and by the clock */
  readonly starts: readonly { readonly processor: number; readonly clock: number }[];
}
