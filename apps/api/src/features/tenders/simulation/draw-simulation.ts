import { randomInt } from 'node:crypto';
import {
  projectDataLock,
  SEED_LIMIT,
  seededGenerator,
  simulatedModelOf,
  simulateTender,
  simulationObstacles,
} from '@milieuspoor/domain';
import type { Database } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../../http/outcome.ts';
import type { Clock } from '../../../platform/clock.ts';
import { message } from '../../../text/message.ts';
import { atFields, awardModelOf, hasAwardModel } from '../../award/model/award-model-of.ts';
import { lockProjectRow, type ProjectRow } from '../../projects/projects.queries.ts';
import { replaceSimulation } from './simulations.queries.ts';

/**
 * Draws as many bidders as a project expects, by its model and a seed, and stores them instead of the former ones
 * (D-36). A user who may not change the project draws nothing (D-38). Returns the project for which it was drawn.
 */
export async function drawSimulation(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  { id, seed = randomInt(SEED_LIMIT) }: { readonly id: string; readonly seed?: number | undefined },
): Promise<Outcome<ProjectRow>> {
  return database.transaction(async (queries) => {
    const project = await lockProjectRow(queries, caller.scope, id);
    if (!project) return NOT_FOUND;
    const lock = projectDataLock(project);
    if (lock) return refused({ kind: 'forbidden', message: message(lock) });
    if (!hasAwardModel(project)) return refused({ kind: 'conflict', message: message('no-award-model') });
    const awardModel = awardModelOf(project);
    const model = simulatedModelOf(awardModel);
    if (!model) return refused({ kind: 'invalid', fields: atFields(simulationObstacles(awardModel)) });
    const bidders = project.expectedNumberOfApplicants;
    const bids = simulateTender(model, bidders, seededGenerator(seed));
    await replaceSimulation(queries, project, { ...model, seed, bidders }, bids, clock.now());
    return done(project);
  });
}
