import { getClient } from '@sentry/browser';
import { describe, expect, it } from 'vitest';
import { startErrorReporting } from './error-reporting.ts';
import { sentryOptions } from './sentry.ts';

const options = sentryOptions({
  dsn: 'https://key@errors.example/4',
  environment: 'Staging',
  release: 'V2.4-0123456abc',
});

describe('error reporting in the browser', () => {
  it('takes one in ten traces and sessions, and every fault', () => {
    expect(options).toMatchObject({
      dsn: 'https://key@errors.example/4',
      environment: 'Staging',
      release: 'V2.4-0123456abc',
      sampleRate: 1,
      tracesSampleRate: 0.1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
      sendDefaultPii: false,
    });
  });

  it('has no part that records what is typed, said in the console, or clicked', () => {
    const names = (options.integrations as readonly { name: string }[]).map(({ name }) => name);
    expect(names).toEqual([
      'EventFilters',
      'FunctionToString',
      'GlobalHandlers',
      'LinkedErrors',
      'Dedupe',
      'Breadcrumbs',
      'BrowserTracing',
      'Replay',
    ]);
    expect(options.defaultIntegrations).toBe(false);
  });

  it('is not set up at all without a DSN', async () => {
    await startErrorReporting({ sentry_dsn: null, environment: 'Local', build: '' });
    expect(getClient()).toBeUndefined();
  });
});
