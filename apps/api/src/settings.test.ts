import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('the settings of error reporting', () => {
  it('report nothing by default', () => {
    expect(parseSettings({})).toMatchObject({ serverDsn: null, browserDsn: null });
  });

  it('let browsers report where the server does, unless they have a DSN of their own', () => {
    const own = 'https://key@errors.example/1';
    const browsers = 'https://other@errors.example/2';
    expect(parseSettings({ SENTRY_DSN: own })).toMatchObject({ serverDsn: own, browserDsn: own });
    expect(parseSettings({ SENTRY_DSN: own, SENTRY_BROWSER_DSN: browsers })).toMatchObject({
      serverDsn: own,
      browserDsn: browsers,
    });
    expect(parseSettings({ SENTRY_BROWSER_DSN: browsers })).toMatchObject({
      serverDsn: null,
      browserDsn: browsers,
    });
  });

  it.each(['errors.example', 'https://errors.example/1', 'https://key@errors.example/'])(
    'refuse what is no DSN: %s',
    (dsn) => {
      expect(() => parseSettings({ SENTRY_DSN: dsn })).toThrow('SENTRY_DSN');
    },
  );
});

it('staff must have a second factor only where that is set', () => {
  expect(parseSettings({}).staffNeedSecondFactor).toBe(false);
  expect(parseSettings({ STAFF_SECOND_FACTOR: 'required' }).staffNeedSecondFactor).toBe(true);
  expect(() => parseSettings({ STAFF_SECOND_FACTOR: 'ja' })).toThrow('STAFF_SECOND_FACTOR');
});
