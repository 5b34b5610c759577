import { sendFaultsTo } from './report-fault.ts';

export interface ReportingConfiguration {
  /** null reports nothing */
  readonly sentry_dsn: string | null;
  readonly environment: string;
  readonly build: string;
}

/** Sends faults to the service that this installation names. Without one its code is not even loaded. */
export async function startErrorReporting(configuration: ReportingConfiguration): Promise<void> {
  const { sentry_dsn: dsn, environment, build: release } = configuration;
  if (dsn === null) return sendFaultsTo(null);
  const { openSentry } = await import('./sentry.ts');
  sendFaultsTo(openSentry({ dsn, environment, release }));
}
