import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

it('the address that users come by is that of a whole server', () => {
  for (const [address, origin] of [
    ['https://milieuspoor.example', 'https://milieuspoor.example'],
    ['https://Milieuspoor.example/', 'https://milieuspoor.example'],
    ['http://localhost:8000/', 'http://localhost:8000'],
  ])
    expect(parseSettings({ PUBLIC_URL: address }).publicUrl).toBe(origin);
  for (const address of [
    'https://example.org/milieuspoor',
    'https://example.org/?a=b',
    'https://me:secret@example.org',
    'ftp://example.org',
  ])
    expect(() => parseSettings({ PUBLIC_URL: address })).toThrow('PUBLIC_URL');
});

it('what is wrong is said in Dutch, all of it at once', () => {
  const wrong = {
    PORT: 'acht',
    SMTP_URL: 'mail.example',
    DATABASE_URL: 'mysql://db',
    SECRET_KEY: 'te-kort-geheim',
    ALARM_WEBHOOK: 'a.example',
  };
  expect(() => parseSettings(wrong)).toThrow(
    [
      'Deze instellingen kloppen niet:',
      'PORT: Ongeldige invoer: verwacht getal, ontving NaN',
      'DATABASE_URL: geen adres van een PostgreSQL-server, zoals postgresql://naam@server/milieuspoor',
      'SECRET_KEY: te kort: minstens 32 tekens',
      'SMTP_URL: geen adres van een mailserver, zoals smtps://mail.voorbeeld.nl',
      'ALARM_WEBHOOK: geen adres dat met https:// of http:// begint',
    ].join('\n  '),
  );
});

it('an address of which https:// was forgotten is told of that, and of nothing else', () => {
  for (const address of ['milieuspoor.example', 'milieuspoor.example:8000', 'ftp://milieuspoor.example'])
    expect(() => parseSettings({ PUBLIC_URL: address })).toThrow(
      /^Deze instellingen kloppen niet:\n {2}PUBLIC_URL: geen adres dat met https:\/\/ begint, zoals [^\n]+$/,
    );
});

it('mails have a sender with an address', () => {
  for (const sender of [
    'post@gemeente.nl',
    'Milieuspoor <post@gemeente.nl>',
    '"Milieuspoor, de site" <post@gemeente.nl>',
    'root@localhost',
  ])
    expect(parseSettings({ MAIL_FROM: sender }).mailFrom).toBe(sender);
  for (const sender of ['onzin', 'Milieuspoor <onzin>', 'a@een.nl, b@twee.nl', 'Wij: a@een.nl;', '@een.nl'])
    expect(() => parseSettings({ MAIL_FROM: sender }), sender).toThrow('MAIL_FROM: geen afzender');
});

describe('a database on another machine', () => {
  const elsewhere = 'postgres://milieuspoor:geheim@db.example:5432/milieuspoor';
  const start = (variables: Readonly<Record<string, string>>) => () =>
    parseSettings({ ENVIRONMENT: 'Production', ...variables });

  it.each([
    elsewhere,
    `${elsewhere}?sslmode=disable`,
    `${elsewhere}?sslmode=no-verify`,
    `${elsewhere}?sslmode=require&uselibpqcompat=true`,
    'postgres:///milieuspoor?host=db.example',
  ])('is not spoken to without TLS in production: %s', (url) => {
    expect(start({ DATABASE_URL: url })).toThrow(/DATABASE_URL: leidt zonder TLS naar een andere machine/);
    expect(start({ MIGRATION_DATABASE_URL: url })).toThrow(/MIGRATION_DATABASE_URL/);
  });

  it.each([
    `${elsewhere}?sslmode=verify-full`,
    `${elsewhere}?sslmode=verify-ca&sslrootcert=/etc/ca.pem`,
    'postgres://milieuspoor:geheim@localhost/milieuspoor',
    'postgresql://milieuspoor@[::1]:5432/milieuspoor',
    'postgres:///milieuspoor?host=/run/postgresql',
    'postgres:///milieuspoor',
  ])('is, with TLS or on this machine: %s', (url) => {
    expect(start({ DATABASE_URL: url })()).toMatchObject({ databaseUrl: url });
  });

  it('is without, where that is allowed, and outside production', () => {
    const allowed = { DATABASE_URL: elsewhere, DATABASE_WITHOUT_TLS: 'allowed' };
    expect(start(allowed)()).toMatchObject({ databaseUrl: elsewhere });
    expect(start({ ...allowed, ENVIRONMENT: 'Staging', DATABASE_WITHOUT_TLS: 'refused' })()).toMatchObject({
      databaseUrl: elsewhere,
    });
  });
});

it('backups are expected in production, unless the operator says otherwise', () => {
  const days = (variables: Record<string, string>) => parseSettings(variables).backupDays;
  expect(days({})).toBe(0);
  expect(days({ ENVIRONMENT: 'Production' })).toBe(2);
  expect(days({ ENVIRONMENT: 'Production', BACKUP_DAYS: '0' })).toBe(0);
  expect(days({ BACKUP_DAYS: '7' })).toBe(7);
});

it('alarms go to a web address, which may be a secret, and to a mailbox', () => {
  expect(parseSettings({}).alarm).toEqual({ webhook: null, email: null });
  const webhook = 'https://chat.example/hooks/geheim';
  const email = 'wacht@provider.example';
  expect(parseSettings({ ALARM_WEBHOOK: webhook, ALARM_EMAIL: email }).alarm).toEqual({ webhook, email });
  const file = join(mkdtempSync(join(tmpdir(), 'alarm-')), 'webhook');
  writeFileSync(file, `${webhook}\n`);
  expect(parseSettings({ ALARM_WEBHOOK_FILE: file }).alarm.webhook).toBe(webhook);
  rmSync(dirname(file), { recursive: true });
  expect(() => parseSettings({ ALARM_WEBHOOK: 'ftp://chat.example', ALARM_EMAIL: 'niemand' })).toThrow(
    /ALARM_WEBHOOK[\s\S]*ALARM_EMAIL/,
  );
});
