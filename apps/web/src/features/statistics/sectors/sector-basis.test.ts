import type { PairsComparisonAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { basisOf } from './sector-basis.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const change = (baseline: number, optimization: number): PairsComparisonAnswer => ({
  comparison: {
    baseline,
    optimization,
    amount: optimization - baseline,
    share: baseline > 0 ? (optimization - baseline) / baseline : null,
    incomplete: false,
  },
  gaps: [],
  compared: 1,
  pairs: 1,
});

it('a sector says how many projects it is of, and what they save in percent, which axes cannot tell', () => {
  const whole = { projects: 3, incomplete: false };
  expect(basisOf(whole, change(400, 300), t)).toBe('3 projecten, 25,00 % minder');
  expect(basisOf(whole, change(400, 500), t)).toBe('3 projecten, 25,00 % meer');
  expect(basisOf({ projects: 1, incomplete: true }, change(400, 300), t)).toBe(
    '1 project, 25,00 % minder, onvolledig',
  );
});

it('a sector without a baseline above 0 has no percentage', () => {
  expect(basisOf({ projects: 3, incomplete: false }, change(0, 30), t)).toBe('3 projecten');
});

it('a sector of all organisations says how many of its projects are one’s own, also where none is', () => {
  const whole = { projects: 4, incomplete: false };
  expect(basisOf(whole, change(400, 300), t, 0)).toBe('4 projecten, waarvan 0 eigen, 25,00 % minder');
  expect(basisOf(whole, change(0, 30), t, 1)).toBe('4 projecten, waarvan 1 eigen');
});
