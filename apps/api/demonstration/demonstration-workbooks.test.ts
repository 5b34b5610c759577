import { FIRST_WEIGHTED_SETS, headlineTotal, totalItems } from '@milieuspoor/domain';
import { readCalculation } from '@milieuspoor/workbook';
import { describe, expect, it } from 'vitest';
import type { CalculationPlan } from './demonstration-plan.ts';
import { demonstrationPlan } from './demonstration-projects.ts';
import { calculationWorkbook } from './demonstration-workbooks.ts';
import { plannedMkiEur } from './tender-boundaries.ts';

const calculations = demonstrationPlan.projects.flatMap((project) => project.calculations);

/**
 * Tells whether a calculation has the only product whose publisher leaves the additional indicators of Set A2
 * undeclared.
 */
function isUnderstated(plan: CalculationPlan): boolean {
  return plan.sets.includes('a2') && plan.items.some(({ product }) => product === 'betonstraatsteen');
}

describe('the workbooks of the demonstration', () => {
  it.each(calculations.map((plan) => [plan.name, plan] as const))(
    'are read as they were planned, and warn of nothing but undeclared indicators: %s',
    async (_, plan) => {
      const { fileName, bytes } = await calculationWorkbook(plan);
      const reading = await readCalculation(bytes, fileName, FIRST_WEIGHTED_SETS);
      if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.problems.slice(0, 5)));
      expect(reading.sets).toEqual(plan.sets);
      const total = headlineTotal(totalItems(reading.items)[0]?.sets ?? {});
      expect(total?.mkiEur).toBeCloseTo(plannedMkiEur(plan), 6);
      const codes = new Set(reading.warnings.map(({ code }) => code));
      expect([...codes]).toEqual(isUnderstated(plan) ? ['undeclared-indicator'] : []);
      expect(reading.questions.filter(({ kind }) => kind === 'material-per-unit')).toEqual([]);
    },
  );

  it('show the warning of an understated MKI in at least one calculation', () => {
    expect(calculations.filter(isUnderstated).length).toBeGreaterThan(0);
  });

  it('are named after their calculation', async () => {
    const [plan] = calculations;
    expect(plan && (await calculationWorkbook(plan)).fileName).toBe(`${plan?.name}.xlsx`);
  });
});
