import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('leaves a name of 40 characters as it is', () => {
  expect(shortened('n'.repeat(40))).toBe('n'.repeat(40));
});

it('tells names apart that differ at their end only', () => {
  const name = (phase: number) => `Beperking van hinder voor omwonenden, winkels en scholen in fase ${phase}`;
  expect([1, 2].map((phase) => shortened(name(phase)))).toEqual([
    'Beperking van hinder voor…holen in fase 1',
    'Beperking van hinder voor…holen in fase 2',
  ]);
});
