import { expect, it } from 'vitest';
import { designPhaseEventKind } from './agenda-events.ts';

it('ends a design phase with the award, and without a contract with the choice of a design', () => {
  expect(designPhaseEventKind('RAW')).toBe('award');
  expect(designPhaseEventKind('UAV-GC')).toBe('award');
  expect(designPhaseEventKind('NA')).toBe('design-choice');
});
