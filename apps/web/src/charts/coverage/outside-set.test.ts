import { exampleStatistic, FULL_COVERAGE } from '@milieuspoor/charts/examples';
import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { otherProjectsSentence } from './outside-set.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const mki = (calculations_in_set: number) => ({
  ...exampleStatistic('total_mki_reference_calculation', 'baseline', { total: 1 }),
  set: 'a2' as const,
  coverage: { ...FULL_COVERAGE, calculations: 5, calculations_in_set },
});

it('tonnes and hours say that they are of more calculations than an MKI in a set that leaves some out', () => {
  expect(otherProjectsSentence([mki(2)], t)).toBe(
    'Dit cijfer hangt niet van de set af en gaat over alle 5 berekeningen. MKI en CO2 in Set A2 gaan over 2 daarvan.',
  );
});

it('they say nothing where both speak of the same', () => {
  expect(otherProjectsSentence([mki(5)], t)).toBeNull();
  expect(otherProjectsSentence([], t)).toBeNull();
});
