import { expect, it } from 'vitest';
import { designPhaseEventKind, isPlanned, plannedDesignPhaseKind } from './agenda-events.ts';

it('ends a design phase with the award, and without a contract with the choice of a design', () => {
  expect(designPhaseEventKind('RAW')).toBe('award');
  expect(designPhaseEventKind('UAV-GC')).toBe('award');
  expect(designPhaseEventKind('NA')).toBe('design-choice');
});

it('plans what will happen, and calls it by the same contract', () => {
  expect(plannedDesignPhaseKind('RAW')).toBe('planned-award');
  expect(plannedDesignPhaseKind('NA')).toBe('planned-design-choice');
  expect(isPlanned('planned-completion')).toBe(true);
  expect(isPlanned('project-completed')).toBe(false);
});
