import type { Project } from '@milieuspoor/contract';
import { type AwardModelProblem, awardModelObstacles } from '@milieuspoor/domain';
import { STEPS, stepOf } from '../award-model/stepper/steps.ts';
import { awardModelOf, type ModelColumns } from '../model-columns.ts';

/** Something that keeps the model from being complete, and the step of the award criterion that asks it. */
export interface MissingValue extends AwardModelProblem {
  readonly step: number;
}

/** The step in which a model is completed. */
export const COMPLETING_STEP = STEPS.length;

/** Tells whether somebody completed the model, and it still is complete. */
export function isModelComplete(project: ModelColumns & Pick<Project, 'emvi_status'>): boolean {
  return project.emvi_status === 'Locked' && missingValues(project).length === 0;
}

/** Returns what keeps a model from being completed, in the order of the steps; empty if only completing it is left. */
export function missingValues(project: ModelColumns): readonly MissingValue[] {
  return awardModelObstacles(awardModelOf(project)).map((problem) => ({
    ...problem,
    step: STEPS.indexOf(stepOf(problem.field)) + 1,
  }));
}
