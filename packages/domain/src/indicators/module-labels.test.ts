import { expect, it } from 'vitest';
import { MODULE_LABELS, moduleInSentence } from './module-labels.ts';

it('names a module with its code, in both languages', () => {
  expect(MODULE_LABELS.nl['A1-A3']).toBe('A1-A3 Productie');
  expect(MODULE_LABELS.en.C2).toBe('C2 Transport to processing');
  expect(Object.keys(MODULE_LABELS.nl)).toEqual(Object.keys(MODULE_LABELS.en));
});

it('names a module within a sentence with its name between brackets', () => {
  expect(moduleInSentence('A4', 'nl')).toBe('A4 (transport naar bouwplaats)');
  expect(moduleInSentence('D', 'en')).toBe('D (benefits and loads beyond the system boundary)');
});
