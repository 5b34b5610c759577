import { type FaultReporter, type FaultReporterSettings, NO_FAULT_REPORTER } from './fault-reporter.ts';

/** Reports to the service of the DSN. Without one nothing of it is even loaded, and nobody is contacted. */
export async function createFaultReporter(settings: FaultReporterSettings): Promise<FaultReporter> {
  const { dsn } = settings;
  if (dsn === null) return NO_FAULT_REPORTER;
  const { openSentry } = await import('./sentry.ts');
  return openSentry({ ...settings, dsn });
}
