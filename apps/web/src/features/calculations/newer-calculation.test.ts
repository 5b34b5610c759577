import type { Calculation } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';
import { expect, test } from 'vitest';
import { newerCalculationOf } from './newer-calculation.ts';

const current = { uuid: 'a', name: 'Nieuwste' } as Calculation;

test('a change that came second brings the newer calculation along, and other refusals do not', () => {
  const detail = 'Iemand heeft deze berekening intussen gewijzigd.';
  expect(newerCalculationOf(new ApiError(409, { detail, current }))).toEqual({ current, sentence: detail });
  expect(newerCalculationOf(new ApiError(409, { detail: 'Deze berekening is actief.' }))).toBeNull();
  expect(newerCalculationOf(new ApiError(400, { detail, current }))).toBeNull();
  expect(newerCalculationOf(new ApiError(409, null))).toBeNull();
  expect(newerCalculationOf(new Error('anders'))).toBeNull();
});
