import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { issueTicket } from '../http/download-tickets.ts';
import { loadAppSecret } from './app-secret.ts';
import { askPassedOn, mayHearPassedOn } from './passed-on.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-passed-on-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a caller with the key sees what the proxies passed on, for minutes; another sealed text of the installation does not give that', () => {
  const secret = loadAppSecret('geheim-1234567890-abcdefghijklmnopqrstuvwxyz', folder);
  const other = loadAppSecret('anders-1234567890-abcdefghijklmnopqrstuvwxyz', folder);
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  expect(mayHearPassedOn(secret, askPassedOn(secret, NOW), later(1))).toBe(true);
  for (const minutes of [-3, 3])
    expect(mayHearPassedOn(secret, askPassedOn(secret, NOW), later(minutes))).toBe(false);
  expect(mayHearPassedOn(secret, askPassedOn(other, NOW), NOW)).toBe(false);
  expect(mayHearPassedOn(secret, issueTicket(secret, Buffer.from('token'), '/', NOW), NOW)).toBe(false);
  for (const wrong of ['', 'bnVsbA', 'onzin']) expect(mayHearPassedOn(secret, wrong, NOW)).toBe(false);
});
