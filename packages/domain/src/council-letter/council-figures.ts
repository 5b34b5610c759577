import type { SetCode } from '../indicators/impact-sets.ts';
import type { ReductionProgress } from '../progress/progress-indicators.ts';

/** What projects save together against their baselines in one quantity, over those that can be compared. */
export interface CouncilMeasure {
  /** percent, below 0 where they cost more; null where nothing counts, and without a baseline above 0 */
  readonly value: number | null;
  /** the baselines together: euro, kg CO2-eq or ton; null where nothing counts */
  readonly weight: number | null;
  readonly counted: number;
  readonly of: number;
  /** whether an item of those that count leaves an indicator of its MKI undeclared */
  readonly incomplete: boolean;
}

/** Everything that the sentences of a council letter may say. */
export interface CouncilFigures {
  readonly organisation: string;
  readonly set: SetCode;
  /** in which the designs in view were completed, in order */
  readonly years: readonly number[];
  readonly measures: Readonly<Record<ReductionProgress, CouncilMeasure>>;
  /** whether the projects that count for CO2 are those that count for MKI */
  readonly sameProjects: boolean;
  /** of the projects whose MKI counts, those with other posts or quantities than their baseline */
  readonly differing: number;
  /** of those projects, posts whose MKI counts partly as 0, since somebody said that what they leave empty does not apply */
  readonly explained: number;
  /** projects in view whose design is not completed */
  readonly unfinished: number;
  /** completed projects in view without two calculations */
  readonly withoutPair: number;
  /** whether a weight that counts was not confirmed, and whether several versions were used */
  readonly unconfirmed: boolean;
  readonly severalWeights: boolean;
}

/** The sentences, in their order: what it comes to, what it is compared with, and how sure it is. */
export const COUNCIL_SENTENCES = ['what', 'compared', 'sure'] as const;
export type CouncilSentence = (typeof COUNCIL_SENTENCES)[number];
