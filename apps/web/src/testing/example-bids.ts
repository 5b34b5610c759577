import type { Applicant } from '@milieuspoor/contract';
import { calculationUuid, exampleCalculation, exampleTotal } from './calculation-answers.ts';
import { PROJECT } from './example-project.ts';

/** Returns the uuid of the n-th example bidder. */
export function applicantUuid(number: number): string {
  return `0d000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The same work as the baseline, declared in full. */
const WHOLE_WORK: NonNullable<Applicant['work']> = {
  ...{ known: true, open: false, lacking_posts: 0, modules: [], asked: [] },
  ...{ missing_posts: 0, fewer_posts: 0, added_posts: 0, differing_posts: 0 },
  ...{ other_lacking_posts: 0, other_slight_posts: 0, other_modules: [] },
};

/** Returns a bid without a calculation, entered by the user of the screen. */
export function exampleBid(more: Partial<Applicant> = {}): Applicant {
  return {
    uuid: applicantUuid(1),
    revision: 1,
    project: PROJECT.uuid,
    name: 'Noord',
    sealed: false,
    entered_by: 'Lotte Lid',
    quote_price: 1_000_000,
    criteria_discount: 50_000,
    criteria: [],
    mki_value: null,
    filled_mki: null,
    counting_mki: null,
    gaps: [],
    decisions: [],
    upper_boundary: 100_000,
    standing: 'no-calculation',
    work: null,
    denied_gaps: [],
    explained: [],
    beside_others: [],
    realised_baseline_work: null,
    other_own_posts: null,
    unlike_baseline_posts: null,
    realised_work: null,
    realised_gap_posts: null,
    incomplete: false,
    mki_score: 0,
    fictional_quote_price: 950_000,
    award_model_version: 1,
    rank: null,
    tied: false,
    active: false,
    winner_reason: null,
    ruling: null,
    project_calculation: null,
    created: '03/05/2026 10:00:00',
    modified: '03/05/2026 10:00:00',
    ...more,
  };
}

/** Returns a bid whose calculation has this MKI. */
export function calculatedBid(number: number, mki: number, more: Partial<Applicant> = {}): Applicant {
  const name = more.name ?? 'Noord';
  return exampleBid({
    uuid: applicantUuid(number),
    mki_value: mki,
    counting_mki: mki,
    standing: 'scored',
    work: WHOLE_WORK,
    rank: 1,
    project_calculation: exampleCalculation({
      uuid: calculationUuid(10 + number),
      applicant: applicantUuid(number),
      applicant_name: name,
      calculation_type: 'applicant',
      name: `Berekening ${name}`,
      excel_file: `inschrijving-${name}.xlsx`,
      mki_value: mki,
      totals: [exampleTotal({ mki_value: mki })],
    }),
    ...more,
  });
}

/** The four bids of the method's example, in the order in which they were entered. */
export const METHOD_BIDS: readonly Applicant[] = [
  calculatedBid(1, 75_000, {
    name: 'Noord',
    mki_score: 125_000,
    fictional_quote_price: 825_000,
    rank: 1,
  }),
  calculatedBid(2, 87_500, {
    name: 'Oost',
    quote_price: 920_000,
    criteria_discount: 30_000,
    mki_score: 62_500,
    fictional_quote_price: 827_500,
    rank: 2,
  }),
  calculatedBid(3, 40_000, {
    name: 'West',
    quote_price: 1_080_000,
    criteria_discount: 0,
    mki_score: 250_000,
    fictional_quote_price: 830_000,
    rank: 3,
  }),
  calculatedBid(4, 110_000, {
    name: 'Zuid',
    quote_price: 900_000,
    criteria_discount: 40_000,
    mki_score: 0,
    fictional_quote_price: 860_000,
    rank: 4,
  }),
];
