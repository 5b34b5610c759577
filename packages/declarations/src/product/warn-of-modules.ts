import { IMPACT_SETS } from '@milieuspoor/domain';
import { problemOf } from '../problems/declaration-fault.ts';
import type { Asking } from './asking.ts';
import type { ChosenScenarios } from './choose-scenarios.ts';
import { LEFT_OUT_MODULES, toModule } from './module-names.ts';
import type { ModuleValues, ProductionNotes } from './module-values.ts';
import type { SettledRow } from './settle-rows.ts';

type ValuedRow = SettledRow & { readonly values: ModuleValues };

/** Tells which modules are left out, which names are no module, and what could not be added up. */
export function warnOfModules(
  rows: readonly ValuedRow[],
  { chosen }: ChosenScenarios,
  divisor: number,
  notes: ProductionNotes,
  asking: Asking,
): void {
  const co2 = rows.find(({ set, code }) => code === IMPACT_SETS[set].co2Indicator);
  const leftOut = LEFT_OUT_MODULES.filter((module) =>
    rows.some(({ values }) => (values.get(module) ?? null) !== null),
  );
  if (leftOut.length > 0) {
    const modules = leftOut.map((module) => {
      const co2Kg = co2?.values.get(module) ?? null;
      return { module, co2Kg: co2Kg === null ? null : co2Kg / divisor };
    });
    asking.warnings.push(problemOf('modules-left-out', { modules }));
  }
  const amounts = rows.flatMap(({ row }) => row.amounts.filter(({ value }) => value !== null));
  const unknown = [
    ...new Set(amounts.map(({ module }) => module).filter((module) => toModule(module) === null)),
  ];
  if (unknown.length > 0) asking.warnings.push(problemOf('unknown-modules', { modules: unknown }));
  const byYears = amounts.flatMap(({ module, years }) => (years === undefined ? [] : { module, years }));
  if (byYears.length > 0)
    asking.warnings.push(
      problemOf('modules-by-years', {
        modules: [...new Map(byYears.map((each) => [`${each.module}\n${each.years}`, each])).values()],
      }),
    );
  if (notes.added.length > 0)
    asking.warnings.push(problemOf('production-added', { count: notes.added.length }));
  const missing = [...new Set(notes.incomplete.flatMap((each) => each.missing))].sort();
  if (missing.length > 0) {
    const indicators = notes.incomplete.map(({ indicator }) => indicator);
    asking.warnings.push(problemOf('production-incomplete', { indicators, missing }));
  }
  asking.warnings.push(...notes.differs);

  const scenarioModules = new Set(
    amounts.flatMap(({ module, scenario }) => (scenario === null ? [] : [module])),
  );
  for (const scenario of chosen) {
    const own = new Set(amounts.filter((each) => each.scenario === scenario).map(({ module }) => module));
    const alternatives = new Set(
      amounts
        .filter(({ module, scenario: other }) => other !== null && own.has(module))
        .map((each) => each.scenario),
    );
    const lacking = [...scenarioModules].filter(
      (module) =>
        !own.has(module) &&
        amounts.some((each) => each.module === module && alternatives.has(each.scenario)) &&
        !amounts.some((each) => each.module === module && each.scenario === null),
    );
    if (lacking.length > 0)
      asking.warnings.push(problemOf('scenario-lacks', { scenario, modules: lacking.sort() }));
  }
}
