import { BOTH_SETS, calculation, emissionFree, finalItems, SET_A1_ONLY } from './composition.ts';
import type {
  CalculationPlan,
  CompositionItem,
  Day,
  PlannedData,
  ProjectPlan,
} from './demonstration-plan.ts';

/** A project of another organisation, by the values that decide a sector figure. */
interface CompletedWork
  extends Pick<ProjectPlan, 'key' | 'organisation'>,
    Omit<PlannedData, 'awardCriteria'> {
  /** the first day of the project; from 2025 its workbooks have both sets */
  readonly started: Day;
  /** the day on which the design phase was completed, and without a contract the project too */
  readonly designed: Day;
  /** the day on which the work was completed; absent for a design only */
  readonly built?: Day;
  readonly baseline: readonly CompositionItem[];
  readonly optimization: readonly CompositionItem[];
  /** share of machine hours without emission in the optimisation, 0 to 1; of transport half of it */
  readonly emissionFreeShare?: number;
}

/** The duration after which work in the demonstration is done. */
const WEEKS_OF_BUILDING = 18;

/** Returns such a project in full: a pair of calculations for the design, and for the work when that is done. */
export function completedWork(work: CompletedWork): ProjectPlan {
  const { started, designed, built, baseline, optimization, emissionFreeShare = 0, ...data } = work;
  const withoutContract = data.contractType === 'NA';
  const completed = withoutContract ? designed : (built ?? null);
  const fixedPrice = data.contractType === 'UAV-GC';
  return {
    ...data,
    createdBy: 'medewerker',
    awardCriteria: withoutContract ? null : false,
    status: completed ? 'Project_Complete' : 'Design_Phase_Complete',
    locked: false,
    asBuiltScopeChanged: built && fixedPrice ? false : null,
    designPhaseCompleteDate: designed,
    projectCompleteDate: completed,
    ...(completed ? {} : { plannedInWeeks: { completion: WEEKS_OF_BUILDING } }),
    tender: null,
    createdAt: `${started}T09:10:00Z`,
    modifiedAt: `${completed ?? designed}T14:30:00Z`,
    calculations: calculationsOf(work),
  };
}

function calculationsOf(work: CompletedWork): readonly CalculationPlan[] {
  const { name, started, designed, built, contractType, emissionFreeShare = 0 } = work;
  const sets = started < '2025' ? SET_A1_ONLY : BOTH_SETS;
  const execution = emissionFree(emissionFreeShare, emissionFreeShare / 2);
  const design = [
    calculation('design-baseline', {
      name: `${name}, referentie`,
      createdAt: `${started}T13:20:00Z`,
      sets,
      items: work.baseline,
    }),
    calculation('design-optimization', {
      name: `${name}, ontwerp`,
      createdAt: `${designed}T09:40:00Z`,
      sets,
      execution,
      items: work.optimization,
    }),
  ];
  if (!built) return design;
  const asBuilt = calculation('as-built-optimization', {
    name: `${name}, uitgevoerd`,
    createdAt: `${built}T11:05:00Z`,
    sets,
    execution,
    items: finalItems(work.optimization),
  });
  // A fixed price is compared with the design; a bill of quantities with what was measured.
  if (contractType === 'UAV-GC') return [...design, asBuilt];
  const measured = calculation('as-built-baseline', {
    name: `${name}, referentie met verrekende hoeveelheden`,
    createdAt: `${built}T10:15:00Z`,
    sets,
    items: finalItems(work.baseline),
  });
  return [...design, measured, asBuilt];
}
