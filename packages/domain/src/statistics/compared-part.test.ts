import { expect, it } from 'vitest';
import type { Pair } from '../figures/compare-pair.ts';
import { comparedPart } from './compared-part.ts';

const whole = (amount: number) => ({ amount, items: 2, undeclared: 0, incomplete: 0 });
const project = (name: string, baseline: Pair['baseline'], optimization: Pair['optimization']) => ({
  name,
  baseline,
  optimization,
});
const CAN = [project('Brug', whole(10), whole(8)), project('Sluis', whole(20), whole(15))];
const GAP = project('Dijk', whole(30), { ...whole(12), undeclared: 1 });
const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name);

it('keeps the projects that cannot be compared apart from those that can', () => {
  const part = comparedPart(
    [CAN[0], GAP, CAN[1]].filter((each) => each !== undefined),
    (pair) => pair,
  );
  expect(names(part?.compared)).toEqual(['Brug', 'Sluis']);
  expect(names(part?.others)).toEqual(['Dijk']);
});

it('keeps nothing apart where all can be compared, or none', () => {
  expect(comparedPart(CAN, (pair) => pair)).toBeNull();
  expect(comparedPart([GAP], (pair) => pair)).toBeNull();
  expect(comparedPart([], (pair: Pair) => pair)).toBeNull();
});
