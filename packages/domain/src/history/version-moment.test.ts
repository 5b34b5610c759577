import { expect, it } from 'vitest';
import { versionMoment } from './version-moment.ts';

it.each([
  ['is the moment of the change', '09:00:01.000', '09:00:07.250', '09:00:07.250'],
  [
    'is in the next second when the version before is of this one',
    '09:00:07.100',
    '09:00:07.250',
    '09:00:08.000',
  ],
  ['is so too a moment before that second ends', '09:00:07.999', '09:00:07.999', '09:00:08.000'],
  [
    'goes on from the version before when the clock was put back',
    '09:00:30.500',
    '09:00:07.250',
    '09:00:31.000',
  ],
])('the moment of a version %s', (_rule, former, now, moment) => {
  const at = (time: string) => new Date(`2026-03-02T${time}Z`);
  expect(versionMoment(at(now), at(former))).toEqual(at(moment));
});
