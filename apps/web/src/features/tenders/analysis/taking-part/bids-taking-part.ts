import type { Applicant } from '@milieuspoor/contract';
import type { BidStanding, CompetingBid } from '@milieuspoor/domain';

/** A bid that is compared, with the name of its bidder. */
export interface NamedBid extends CompetingBid {
  readonly uuid: string;
  readonly name: string;
}

/** Why a bid is not compared. */
export type LeftOutReason = 'no-price' | Exclude<BidStanding, 'scored'>;

export interface LeftOutBid {
  readonly uuid: string;
  readonly name: string;
  readonly reason: LeftOutReason;
}

/** Which bids take part in the calculations over the bids of a tender, and which do not. */
export interface TakingPart {
  /** true while the user may not yet see a bid: then none takes part, since a bid that is left out might have won */
  readonly sealed: boolean;
  /** in the order in which they were entered */
  readonly bids: readonly NamedBid[];
  readonly leftOut: readonly LeftOutBid[];
  /** names of the bidders whose MKI leaves indicators of some items out: it counts, and is marked (D-96) */
  readonly marked: readonly string[];
}

type BidOfTender = Pick<
  Applicant,
  | 'uuid'
  | 'name'
  | 'sealed'
  | 'quote_price'
  | 'criteria_discount'
  | 'counting_mki'
  | 'standing'
  | 'incomplete'
>;

const NOBODY: TakingPart = { sealed: true, bids: [], leftOut: [], marked: [] };

/** Returns the bids whose price and MKI may be compared, by the scoring of the server. */
export function bidsTakingPart(applicants: readonly BidOfTender[]): TakingPart {
  const bids: NamedBid[] = [];
  const leftOut: LeftOutBid[] = [];
  const marked: string[] = [];
  for (const { uuid, name, sealed, standing, incomplete, ...amounts } of applicants) {
    if (sealed || standing === null) return NOBODY;
    const { quote_price: quoteEur, criteria_discount: criteriaDiscountEur, counting_mki } = amounts;
    const reason = reasonOf(standing, counting_mki);
    if (reason !== null) leftOut.push({ uuid, name, reason });
    else if (quoteEur === null) leftOut.push({ uuid, name, reason: 'no-price' });
    else {
      bids.push({ uuid, name, quoteEur, criteriaDiscountEur, mkiEur: counting_mki });
      if (incomplete) marked.push(name);
    }
  }
  return { sealed: false, bids, leftOut, marked };
}

/** A bid that is scored has an MKI. If it had none, it would take part as if it had no calculation. */
function reasonOf(standing: BidStanding, mkiEur: number | null): LeftOutReason | null {
  if (standing === 'scored') return mkiEur === null ? 'incomplete' : null;
  return standing;
}
