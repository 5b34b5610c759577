import type { ApplicantStatisticsAnswer } from '@milieuspoor/contract';
import { applicantStatistics, isPriced } from '@milieuspoor/domain';
import type { StandingBid } from '../../award/to-applicant.ts';
import { hasSealedBids } from '../../bids/sealed/seal-of.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

const NOTHING = {
  selected_winner: null,
  winner: null,
  winners: [],
  applicant_highest_mki_score: null,
  applicant_lowest_mki_value: null,
  applicant_lowest_qoute_price: null,
  costs_most_sustainable: null,
  additional_costs_environmental_profit: null,
  applicants_lower_boundary_mki_surpassed: null,
} satisfies Partial<ApplicantStatisticsAnswer>;

/** Returns what the bids of a project say together (D-33); nothing while they are sealed. */
export function toStatisticsOfBids(
  bids: readonly StandingBid[],
  project: ProjectRow,
): ApplicantStatisticsAnswer {
  const seen = bids.flatMap((bid) => (bid.sealed ? [] : [bid]));
  const { awardModelVersion: award_model_version } = project;
  if (hasSealedBids(project)) return { award_model_version, sealed: true, ...NOTHING };
  // A bidder from before prices existed says nothing about prices.
  const priced = seen.flatMap((bid) => {
    const { quoteEur, id, name } = bid.applicant;
    const { mkiEur, scoreEur, fictionalPriceEur } = bid;
    const { standing } = bid;
    if (quoteEur === null || !isPriced(standing)) return [];
    return [{ uuid: id, name, standing, quoteEur, mkiEur, scoreEur, fictionalPriceEur }];
  });
  const statistics = applicantStatistics(priced, project.mkiLowerBoundaryEur);
  const selected = seen.find(({ row }) => row?.active)?.applicant;
  const [first, ...others] = statistics.winners.map(named);
  return {
    award_model_version,
    sealed: false,
    selected_winner: selected ? { uuid: selected.id, name: selected.name } : null,
    winner: first && others.length === 0 ? first : null,
    winners: statistics.winners.map(named),
    applicant_highest_mki_score: statistics.highestScore && named(statistics.highestScore),
    applicant_lowest_mki_value: statistics.lowestMki && named(statistics.lowestMki),
    applicant_lowest_qoute_price: statistics.lowestQuote && named(statistics.lowestQuote),
    costs_most_sustainable: statistics.costsMostSustainableEur,
    additional_costs_environmental_profit: statistics.costsPerEuroSaved,
    applicants_lower_boundary_mki_surpassed: statistics.targetReachedPercent,
  };
}

function named({ uuid, name }: { readonly uuid: string; readonly name: string }) {
  return { uuid, name };
}
