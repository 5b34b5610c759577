import type { Applicant, Calculation, Project, Shown } from '@milieuspoor/contract';

/** Returns what an action states was on the screen about a calculation. */
export function shownCalculation<Of extends Pick<Calculation, 'uuid' | 'name' | 'mki_value'>>(
  calculation: Of | null | undefined,
): NonNullable<Shown['design_baseline']> | null {
  if (!calculation) return null;
  const { uuid, name, mki_value } = calculation;
  return { uuid, name, mki_value };
}

/** Returns what was on the screen about a bid, with its standing. */
export function shownBid(bid: Applicant): NonNullable<Shown['winner']>;
export function shownBid(bid: Applicant | null | undefined): NonNullable<Shown['winner']> | null;
export function shownBid(bid: Applicant | null | undefined): NonNullable<Shown['winner']> | null {
  if (!bid) return null;
  const {
    uuid,
    name,
    quote_price,
    criteria_discount,
    mki_value,
    counting_mki,
    mki_score,
    fictional_quote_price,
    rank,
    standing,
    criteria,
  } = bid;
  return {
    uuid,
    name,
    quote_price,
    criteria_discount,
    mki_value,
    counting_mki,
    mki_score,
    fictional_quote_price,
    rank,
    standing,
    criteria: criteria.map(({ uuid, name, value, level, reason }) => ({ uuid, name, value, level, reason })),
  };
}

/** Returns what was on the screen about the award model of a project. */
export function shownModel(project: Project): Shown {
  return {
    award_model_version: project.award_model_version,
    emvi_status: project.emvi_status,
    projectscope: project.projectscope,
    fictional_tender_benefit: project.fictional_tender_benefit,
    mki_max_discount: project.mki_max_discount,
    criteria_max_discount: project.criteria_max_discount,
    mki_upper_boundary: project.mki_upper_boundary,
    mki_lower_boundary: project.mki_lower_boundary,
  };
}
