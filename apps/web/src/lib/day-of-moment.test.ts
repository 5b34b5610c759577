import { expect, it } from 'vitest';
import { dayOfMoment } from './day-of-moment.ts';

it('a moment of the API is shown as its day, with dashes', () => {
  expect(dayOfMoment('03/11/2026 09:35:00')).toBe('03-11-2026');
});
