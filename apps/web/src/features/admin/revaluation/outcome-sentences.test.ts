import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { exampleRevaluable, exampleRevaluation } from '../../../testing/admin-answers.ts';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { outcomeSentences } from './outcome-sentences.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

it('of headline, comparison and warnings it says which differ, and of the others nothing', () => {
  const say = (...others_differing: ('headline' | 'comparison' | 'warnings')[]) =>
    outcomeSentences(exampleRevaluation(exampleRevaluable(1), { others_differing }), t);
  expect(say()).toEqual([]);
  expect(say('warnings')).toEqual(['Waarschuwingen of opmerkingen anders']);
  expect(say('headline', 'comparison')).toEqual([
    'MKI, CO2 of set van de hele berekening anders',
    'Cijfers voor de vergelijking met andere projecten anders',
  ]);
});

it('CO2 is in ton', () => {
  const of = (co2: number) => ({ mki_value: 22, co2, weights_version: '2026-1' });
  const sets = [{ set: 'a1', before: of(50_000), after: of(62_500) }] as const;
  expect(outcomeSentences(exampleRevaluation(exampleRevaluable(1), { sets: [...sets] }), t)).toEqual([
    'CO2 (ton) Set A1: 50,00 wordt 62,50',
  ]);
});
