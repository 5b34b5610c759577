import type { Calculation, Project } from '@milieuspoor/contract';
import type { CompletedPhase } from '@milieuspoor/domain';
import { expect, test } from 'vitest';
import { calculationUuid, exampleCalculation, exampleTotal } from '../../../testing/calculation-answers.ts';
import { exampleComparisons } from '../../../testing/example-comparisons.ts';
import { exampleProject } from '../../../testing/example-project.ts';
import { sealedBy } from './sealed.ts';

const baseline = exampleCalculation({
  name: 'Basis',
  active: true,
  totals: [exampleTotal({ mki_value: 1_000, co2: 20_000 })],
});
const optimization = exampleCalculation({
  uuid: calculationUuid(2),
  name: 'Beter',
  calculation_type: 'design-optimization',
  active: true,
  totals: [exampleTotal({ mki_value: 750, co2: 15_000 })],
});

/** Returns what is sealed, if the server says that all pairs are the same work. */
const sealedOf = (phase: CompletedPhase, project: Project, calculations: readonly Calculation[]) =>
  sealedBy(phase, project, calculations, exampleComparisons(calculations));

test('the tender phase seals the active pair of the design, with MKI and CO2', () => {
  const old = { ...optimization, name: 'Oud', active: false };
  const sealed = sealedOf('tender', exampleProject(), [old, baseline, optimization]);
  expect([sealed.baseline?.name, sealed.optimization?.name]).toEqual(['Basis', 'Beter']);
  expect(sealed.mki.comparison).toMatchObject({ amount: -250, share: -0.25, incomplete: false });
  expect(sealed.co2.comparison).toMatchObject({ amount: -5_000, share: -0.25 });
});

test('CO2 that an item leaves out is a gap and no difference', () => {
  const lacking = {
    ...optimization,
    totals: [exampleTotal({ mki_value: 750, co2: 15_000, items_without_co2: 1 })],
  };
  const { mki, co2 } = sealedOf('tender', exampleProject(), [baseline, lacking]);
  expect(mki.comparison?.amount).toBe(-250);
  expect(co2.comparison).toBeNull();
  expect(co2.gaps).toMatchObject([{ side: 'optimization', undeclared: 1 }]);
});

test('sides of different weights or sets are not compared', () => {
  const otherWeights = { ...optimization, totals: [exampleTotal({ weights_version: '2027-1' })] };
  expect(sealedOf('tender', exampleProject(), [baseline, otherWeights]).mki.comparison).toBeNull();
  const otherSet = { ...optimization, mki_set: 'a2' as const, totals: [exampleTotal({ set: 'a2' })] };
  expect(sealedOf('tender', exampleProject(), [baseline, otherSet]).mki).toEqual({
    comparison: null,
    gaps: [],
  });
});

test('with award criteria the winner seals the tender; a fixed price of unchanged scope keeps the design baseline', () => {
  const winner = { ...optimization, calculation_type: 'applicant' as const };
  const tendered = exampleProject({ project_award_criteria: true });
  expect(sealedOf('tender', tendered, [baseline, winner]).optimization?.name).toBe('Beter');
  const built = { ...optimization, calculation_type: 'as-built-optimization' as const };
  const fixed = exampleProject({ project_contract_type: 'UAV-GC', asbuilt_scope_changed: false });
  const sealed = sealedOf('as-built', fixed, [baseline, built]);
  expect([sealed.baseline?.name, sealed.optimization?.name]).toEqual(['Basis', 'Beter']);
});

test('where the server refuses, the dialog refuses as the header does, and says what can be said', () => {
  const calculations = [baseline, optimization];
  const [compared] = exampleComparisons(calculations);
  const lacking = { side: 'optimization', undeclared: 0, items: 5, lacking: { items: 3 } } as const;
  const refused = compared && [{ ...compared, comparison: null, gaps: [lacking] }];
  const { mki, co2 } = sealedBy('tender', exampleProject(), calculations, refused ?? []);
  expect(mki).toMatchObject({ comparison: null, gaps: [lacking] });
  expect(co2.comparison).not.toBeNull();
});

test('of a pair that the server says nothing of, nothing is concluded', () => {
  const { mki, co2, scope } = sealedBy('tender', exampleProject(), [baseline, optimization], []);
  expect([mki.comparison, co2.comparison, scope]).toEqual([null, null, null]);
});
