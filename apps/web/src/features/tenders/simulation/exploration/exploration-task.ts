import type { Exploration, ExplorationProgress, SimulatedModel } from '@milieuspoor/domain';

/** What is asked of the worker that plays tenders. */
export interface ExplorationTask {
  readonly model: SimulatedModel;
  readonly bidders: number;
  readonly seed: number;
}

/** What it says meanwhile, and in the end. */
export type ExplorationReport =
  | { readonly kind: 'progress'; readonly progress: ExplorationProgress }
  | { readonly kind: 'done'; readonly exploration: Exploration };
