/** The place in the API where a fault happened. */
export interface FaultPlace {
  readonly method: string;
  /** without secrets and without the query */
  readonly path: string;
  /** pattern of the address */
  readonly route: string;
  /** the number by which the log and the user know it */
  readonly request: string;
}

export interface FaultReporter {
  /** Informs the operator of a fault of ours; never throws and never waits. */
  readonly report: (fault: unknown, place?: FaultPlace) => void;
  /** Sends what is pending, for a few seconds at most. */
  readonly close: () => Promise<void>;
}

export interface FaultReporterSettings {
  /** null reports nothing */
  readonly dsn: string | null;
  readonly environment: string;
  /** the running build */
  readonly release: string;
}

/** Faults are only in the log. */
export const NO_FAULT_REPORTER: FaultReporter = { report: () => {}, close: async () => {} };
