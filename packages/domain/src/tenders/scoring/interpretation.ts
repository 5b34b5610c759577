import type { DiscountValues } from '../model/award-model.ts';
import { stimulation } from '../model/stimulation.ts';
import type { ApplicantStatistics, ScoredBid } from './applicant-statistics.ts';

/** The three cards 'Interpretatie van de resultaten' (D-34); not rounded, null is shown as '-'. */
export interface Interpretation {
  /** Stimulering MKI: euro of discount per euro of MKI less */
  readonly mkiStimulation: number | null;
  /** Stimulering duurzamere oplossing: euro of price per euro of MKI less, from the cheapest to the lowest MKI */
  readonly costsPerEuroSaved: number | null;
  /** the extra price itself, whole euro */
  readonly costsMostSustainableEur: number | null;
  /** % streefwaarde behaald */
  readonly targetReachedPercent: number | null;
}

/** Returns the contents of the cards for a tender's model and its bids. */
export function interpretation(
  model: DiscountValues,
  {
    costsPerEuroSaved,
    costsMostSustainableEur,
    targetReachedPercent,
  }: Pick<
    ApplicantStatistics<ScoredBid>,
    'costsPerEuroSaved' | 'costsMostSustainableEur' | 'targetReachedPercent'
  >,
): Interpretation {
  return {
    mkiStimulation: stimulation(model),
    costsPerEuroSaved,
    costsMostSustainableEur,
    targetReachedPercent,
  };
}
