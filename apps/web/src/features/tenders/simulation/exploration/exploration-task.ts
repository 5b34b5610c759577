import type { Exploration, ExplorationProgress, SimulatedModel } from '@milieuspoor/domain';

/** The question to the worker that simulates tenders. */
export interface ExplorationTask {
  readonly model: SimulatedModel;
  readonly bidders: number;
  readonly seed: number;
}

/** The messages of the worker: its progress, and in the end its result. */
export type ExplorationReport =
  | { readonly kind: 'progress'; readonly progress: ExplorationProgress }
  | { readonly kind: 'done'; readonly exploration: Exploration };
