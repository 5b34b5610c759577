import type { ProjectChanges } from '@milieuspoor/contract';
import {
  fromWire,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  PROJECT_DATA,
  PROJECT_LIFE,
  PROJECT_MODEL,
  type ProjectState,
} from '@milieuspoor/domain';
import type { ProjectRow } from '../projects/projects.queries.ts';
import { stateOf } from '../projects/record-project.ts';

/**
 * Returns what a PATCH changes in the stored project: a form that sends every field changes only those that differ.
 * Named criteria are handled separately (`change-criteria.ts`).
 */
export function toProjectChanges(input: ProjectChanges, project: ProjectRow): Partial<ProjectState> {
  const sent = fromWire({ ...PROJECT_DATA, ...PROJECT_LIFE, ...PROJECT_MODEL }, input);
  const asked: { [Key in keyof ProjectState]?: ProjectState[Key] | undefined } = {
    ...sent,
    mkiUpperBoundaryEur: wholeEuro(sent.mkiUpperBoundaryEur),
    askedModules: sent.askedModules && inOrder(sent.askedModules, project.askedModules),
  };
  const stored = stateOf(project);
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([key, value]) => value !== undefined && value !== stored[key as keyof ProjectState],
    ),
  );
}

/** Returns a list of modules in their order, each once; the stored list if it is the same. */
function inOrder(asked: readonly LifeCycleModule[], stored: readonly LifeCycleModule[]) {
  const modules = LIFE_CYCLE_MODULES.filter((module) => asked.includes(module));
  return modules.join() === stored.join() ? stored : modules;
}

/** Rounds a reference value: it comes from a calculation, whose amount is no whole euro (part 2, §9). */
function wholeEuro(amountEur: number | null | undefined): number | null | undefined {
  return typeof amountEur === 'number' ? Math.round(amountEur) : amountEur;
}
