import { toIsoDay } from '@milieuspoor/domain';
import i18next, { type TFunction } from 'i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { nl } from '../../text/nl/index.ts';
import { byDay, dayHeading } from './history-days.ts';

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({ lng: 'nl', resources: { nl: { translation: nl } } });
});

it('puts entries under the day on which they happened, in their own order', () => {
  const entries = [
    { id: 3, created: '01/03/2026 00:00:01' },
    { id: 2, created: '28/02/2026 23:59:59' },
    { id: 1, created: '28/02/2026 08:00:00' },
  ];
  expect(byDay(entries)).toEqual([
    { day: '2026-03-01', entries: [entries[0]] },
    { day: '2026-02-28', entries: [entries[1], entries[2]] },
  ]);
});

it.each([
  ['2026-03-01', '2026-03-01', 'Vandaag, 01-03-2026'],
  ['2026-02-28', '2026-03-01', 'Gisteren, 28-02-2026'],
  ['2026-02-27', '2026-03-01', '27-02-2026'],
  // The night in which the clock goes forward does not lose a day.
  ['2026-03-29', '2026-03-30', 'Gisteren, 29-03-2026'],
])('calls %s, on %s: %s', (day, today, heading) => {
  expect(dayHeading(day, today, t)).toBe(heading);
});

describe.each(['Pacific/Auckland', 'Europe/Amsterdam', 'America/Los_Angeles'])(
  'for a reader in %s',
  (zone) => {
    afterEach(() => vi.unstubAllEnvs());

    it.each([
      // In winter midnight in the Netherlands is at 23:00 UTC, in summer at 22:00.
      ['2026-02-28', '2026-03-01T22:59:59Z', 'Gisteren, 28-02-2026'],
      ['2026-02-28', '2026-03-01T23:00:00Z', '28-02-2026'],
      ['2026-03-01', '2026-03-01T23:00:00Z', 'Gisteren, 01-03-2026'],
      ['2026-03-29', '2026-03-30T21:59:59Z', 'Gisteren, 29-03-2026'],
      ['2026-03-30', '2026-03-30T22:00:00Z', 'Gisteren, 30-03-2026'],
      ['2026-10-25', '2026-10-26T12:00:00Z', 'Gisteren, 25-10-2026'],
      ['2025-12-31', '2025-12-31T23:00:00Z', 'Gisteren, 31-12-2025'],
    ])('days are those of the Netherlands: %s, at %s', (day, now, heading) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(dayHeading(day, toIsoDay(new Date(now)), t)).toBe(heading);
    });
  },
);
