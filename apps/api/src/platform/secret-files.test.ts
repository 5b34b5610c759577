import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSettings } from '../settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content, { mode: 0o600 });
  return path;
}

const KEY = 'kL9-een-sleutel-van-minstens-32-tekens';

describe('a secret in a file', () => {
  it.each([
    ['DATABASE_URL', 'postgres://wie:geheim@db.example/naam', 'databaseUrl'],
    ['SMTP_URL', 'smtps://wie:geheim@mail.example', 'smtpUrl'],
    ['SECRET_KEY', KEY, 'secretKey'],
    ['DEMO_PASSWORD', 'een lang wachtwoord', 'demoPassword'],
    ['METRICS_TOKEN', 'zestien-tekens-of-meer', 'metricsToken'],
    ['SENTRY_DSN', 'https://sleutel@fouten.example/1', 'serverDsn'],
  ] as const)('%s is read from it, without its line end', (name, value, setting) => {
    const path = file(name, `${value}\n`);
    expect(parseSettings({ [`${name}_FILE`]: path })[setting]).toBe(value);
  });

  it('must satisfy the same rules, and no message has its content', () => {
    const path = file('kort', 'te-kort-geheim');
    const start = () => parseSettings({ SECRET_KEY_FILE: path });
    expect(start).toThrow(/SECRET_KEY: /);
    expect(start).not.toThrow(/te-kort-geheim/);
  });

  it('stops the start when the file is missing, empty, or named beside the variable itself', () => {
    const start = () =>
      parseSettings({
        SECRET_KEY_FILE: file('leeg', '\n'),
        DATABASE_URL_FILE: join(folder, 'nergens'),
        SMTP_URL_FILE: file('mail', 'smtp://mail.example'),
        SMTP_URL: 'smtp://mail.example',
      });
    expect(start).toThrow(/SECRET_KEY_FILE: .*leeg is leeg/);
    expect(start).toThrow(/DATABASE_URL_FILE: .*nergens is niet te lezen \(ENOENT\)/);
    expect(start).toThrow(/SMTP_URL_FILE: SMTP_URL staat er ook/);
  });

  it('named by an empty variable counts as absent', () => {
    expect(parseSettings({ SECRET_KEY_FILE: '' }).secretKey).toBeNull();
  });
});
