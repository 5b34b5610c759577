import {
  asBuiltVariant,
  concludePromise,
  designPair,
  type PromiseConclusion,
  type PromisePair,
  representativeTypes,
  type SetCode,
  type TypePair,
} from '@milieuspoor/domain';
import { toProjectResultIn } from '../results/to-project-result.ts';
import type { AskedPair, PromisePairName, PromiseSideRow, PromisingProject } from './promises.queries.ts';

/** A project with what became of its promise. */
export type ConcludedProject = PromiseConclusion & {
  readonly project: PromisingProject;
  readonly isAward: boolean;
  readonly promised: PromisePair | null;
  readonly built: PromisePair | null;
};

/** Tells whether the promise of a project is the bid that won. */
function isAward(project: PromisingProject): boolean {
  return designPair(project).optimization === 'applicant';
}

function isSealed(project: PromisingProject): boolean {
  return project.sealed && isAward(project);
}

/** Returns the pair of what was built, as the totals of the organisation count it; null until the project is complete. */
function builtPair(project: PromisingProject): TypePair | null {
  if (project.status !== 'Project_Complete' || asBuiltVariant(project) === null) return null;
  return representativeTypes({ ...project, complete: true })[0] ?? null;
}

/** Returns the pairs to look up of a project. Of a sealed bid nothing is even read. */
export function askedPairs(project: PromisingProject): AskedPair[] {
  const built = builtPair(project);
  const pairs: (Omit<AskedPair, 'projectId'> | null)[] = [
    isSealed(project) ? null : { name: 'promised', ...designPair(project) },
    built && { name: 'built', ...built },
    built && { name: 'between', baseline: 'design-baseline', optimization: built.optimization },
  ];
  return pairs.flatMap((pair) => (pair ? { projectId: project.id, ...pair } : []));
}

/** Returns what became of the promise of a project, in one set. */
export function concludeProject(
  project: PromisingProject,
  sides: readonly PromiseSideRow[],
  set: SetCode,
): ConcludedProject {
  const pair = (name: PromisePairName): PromisePair | null => {
    const ofPair = sides.filter((side) => side.name === name);
    if (ofPair.length === 0) return null;
    const result = toProjectResultIn(set, ofPair);
    return { inSet: result !== null, compared: result ?? { comparison: null, gaps: [] } };
  };
  const [promised, built] = [pair('promised'), pair('built')];
  const conclusion = concludePromise({
    ...{ sealed: isSealed(project), asBuiltPhase: asBuiltVariant(project) !== null },
    complete: project.status === 'Project_Complete',
    ...{ promised, built, between: pair('between') },
  });
  return { ...conclusion, project, isAward: isAward(project), promised, built };
}
