import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
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
  // The night in which the clock goes forward takes no day away.
  ['2026-03-29', '2026-03-30', 'Gisteren, 29-03-2026'],
])('calls %s, on %s: %s', (day, today, heading) => {
  expect(dayHeading(day, today, t)).toBe(heading);
});
