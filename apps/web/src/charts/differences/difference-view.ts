import type { StepDivision } from '@milieuspoor/charts';
import type { ModuleIndicator } from '@milieuspoor/domain';

/** The names of two calculations that a reader chose. Null in their place means the baseline and the optimisation. */
export interface ChosenEnds {
  readonly from: string;
  readonly to: string;
}

/** How a difference is shown: what it is divided by, in which quantity, and between what. */
export interface DifferenceView {
  readonly division: StepDivision;
  readonly indicator: ModuleIndicator;
  readonly ends: ChosenEnds | null;
}
