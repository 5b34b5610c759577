import type { Calculation, Project } from '@milieuspoor/contract';
import { CALCULATION_TYPES, type CalculationType } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { calculationUuid, exampleCalculation, exampleTotal } from '../../../testing/calculation-answers.ts';
import { exampleComparisons } from '../../../testing/example-comparisons.ts';
import { exampleProject } from '../../../testing/example-project.ts';
import { projectResult } from './project-result.ts';

const active = (type: CalculationType, mki: number, more: Partial<Calculation['totals'][number]> = {}) =>
  exampleCalculation({
    uuid: calculationUuid(1 + CALCULATION_TYPES.indexOf(type)),
    calculation_type: type,
    active: true,
    mki_set: more.set ?? 'a1',
    totals: [exampleTotal({ mki_value: mki, ...more })],
  });

const RAW = exampleProject({ project_contract_type: 'RAW', project_award_criteria: false });
const BASELINE = active('design-baseline', 1_000);
const OPTIMIZED = active('design-optimization', 750);
const BUILT_BASELINE = active('as-built-baseline', 1_200);
const BUILT = active('as-built-optimization', 900);

/** What the header says, where the server says of all pairs that they are the same work. */
const resultOf = (project: Project, calculations: readonly Calculation[]) =>
  projectResult(project, calculations, exampleComparisons(calculations));

describe('the result of a project', () => {
  it('is as-built against its own baseline, once both are there', () => {
    const result = resultOf(RAW, [BASELINE, OPTIMIZED, BUILT_BASELINE, BUILT]);
    expect(result).toMatchObject({
      of: 'as-built',
      comparison: { baseline: 1_200, optimization: 900, amount: -300, share: -0.25, incomplete: false },
      statedIn: { set: 'a1', weightsVersion: '2026-1', unconfirmed: [] },
    });
  });

  it('is the optimisation against the baseline of the design before that', () => {
    expect(resultOf(RAW, [BASELINE, OPTIMIZED, BUILT])).toMatchObject({
      of: 'optimization',
      comparison: { amount: -250, share: -0.25 },
    });
  });

  it('takes what is active only', () => {
    const former = { ...active('design-optimization', 100), active: false };
    expect(resultOf(RAW, [BASELINE, former])).toMatchObject({
      of: 'baseline',
      optimization: null,
      comparison: null,
    });
  });

  it('of a fixed price whose scope is unchanged is as-built against the baseline of the design', () => {
    const fixed = exampleProject({
      project_contract_type: 'UAV-GC',
      project_award_criteria: false,
      asbuilt_scope_changed: false,
    });
    expect(resultOf(fixed, [BASELINE, OPTIMIZED, BUILT])).toMatchObject({
      of: 'as-built',
      comparison: { baseline: 1_000, optimization: 900 },
    });
  });

  it('is not as-built while it is unknown which baseline that answers to', () => {
    const unanswered = exampleProject({
      project_contract_type: 'UAV-GC',
      project_award_criteria: false,
      asbuilt_scope_changed: null,
    });
    expect(resultOf(unanswered, [BASELINE, OPTIMIZED, BUILT])).toMatchObject({ of: 'optimization' });
  });

  it('without an as-built phase passes over as-built calculations that it once had', () => {
    const none = exampleProject({ project_contract_type: 'NA', project_award_criteria: null });
    expect(resultOf(none, [BASELINE, OPTIMIZED, BUILT_BASELINE, BUILT])).toMatchObject({
      of: 'optimization',
    });
  });

  it('with award criteria is the winner’s calculation against the baseline', () => {
    const award = exampleProject({ project_contract_type: 'RAW', project_award_criteria: true });
    expect(resultOf(award, [BASELINE, OPTIMIZED, active('applicant', 800)])).toMatchObject({
      of: 'optimization',
      comparison: { optimization: 800 },
    });
  });

  it('falls back to the optimisation where the as-built sides were weighed apart', () => {
    const apart = active('as-built-optimization', 900, { weights_version: '2027-1' });
    expect(resultOf(RAW, [BASELINE, OPTIMIZED, BUILT_BASELINE, apart])).toMatchObject({
      of: 'optimization',
    });
  });

  it('that cannot be compared says what is in the way: other weights, with how many items', () => {
    const apart = active('design-optimization', 750, { weights_version: '2027-1' });
    expect(resultOf(RAW, [BASELINE, apart])).toMatchObject({
      of: 'optimization',
      comparison: null,
      baseline: 1_000,
      optimization: 750,
      gaps: [
        { side: 'baseline', undeclared: 0, items: 5, apart: 5 },
        { side: 'optimization', undeclared: 0, items: 5, apart: 5 },
      ],
    });
  });

  it('never compares one set with the other', () => {
    const other = active('design-optimization', 750, { set: 'a2' });
    expect(resultOf(RAW, [BASELINE, other])).toMatchObject({
      of: 'optimization',
      comparison: null,
      set: null,
      baseline: 1_000,
      optimization: 750,
      gaps: [],
    });
  });

  it('is incomplete where an item of either side leaves an indicator open', () => {
    const open = active('design-optimization', 750, { items_undeclared: 1 });
    expect(resultOf(RAW, [BASELINE, open])).toMatchObject({ comparison: { incomplete: true } });
  });

  it('names every weight that nobody confirmed on either side, once', () => {
    const sides = [
      active('design-baseline', 1_000, { weights_unconfirmed: ['GWP', 'ADP'] }),
      active('design-optimization', 750, { weights_unconfirmed: ['GWP'] }),
    ];
    expect(resultOf(RAW, sides)).toMatchObject({ statedIn: { unconfirmed: ['GWP', 'ADP'] } });
  });

  it('with a baseline alone is that baseline, and what it leaves open', () => {
    const open = active('design-baseline', 1_000, { items_undeclared: 2 });
    expect(resultOf(RAW, [open])).toMatchObject({
      of: 'baseline',
      set: 'a1',
      baseline: 1_000,
      optimization: null,
      baselineSum: { amount: 1_000, items: 5, undeclared: 0, incomplete: 2 },
    });
  });

  it('is nothing without a baseline, whatever else is active', () => {
    expect(resultOf(RAW, [OPTIMIZED])).toBeNull();
    expect(resultOf(RAW, [])).toBeNull();
  });
});
