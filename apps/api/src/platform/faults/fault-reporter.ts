/** Where in the API a fault happened. */
export interface FaultPlace {
  readonly method: string;
  /** with nothing secret in it, and no query */
  readonly path: string;
  /** pattern of the address */
  readonly route: string;
  /** the number under which the log and the user know it */
  readonly request: string;
}

export interface FaultReporter {
  /** Tells whoever runs this installation of a fault of ours; never throws and never waits. */
  readonly report: (fault: unknown, place?: FaultPlace) => void;
  /** Hands over what is under way, for a few seconds at most. */
  readonly close: () => Promise<void>;
}

export interface FaultReporterSettings {
  /** null reports nothing */
  readonly dsn: string | null;
  readonly environment: string;
  /** the build that runs */
  readonly release: string;
}

/** Faults stay in the log. */
export const NO_FAULT_REPORTER: FaultReporter = { report: () => {}, close: async () => {} };
