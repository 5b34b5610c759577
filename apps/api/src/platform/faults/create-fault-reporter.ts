import { type FaultReporter, type FaultReporterSettings, NO_FAULT_REPORTER } from './fault-reporter.ts';

/**
 * Returns a reporter to the service of the DSN. Without a DSN, nothing of it is loaded, and no service is contacted.
 */
export async function createFaultReporter(settings: FaultReporterSettings): Promise<FaultReporter> {
  const { dsn } = settings;
  if (dsn === null) return NO_FAULT_REPORTER;
  const { openSentry } = await import('./sentry.ts');
  return openSentry({ ...settings, dsn });
}
