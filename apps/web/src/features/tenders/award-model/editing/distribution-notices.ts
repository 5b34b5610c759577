import {
  type AwardModel,
  type AwardModelField,
  type FieldProblem,
  maxDiscount,
  positive,
  remainingBenefitEur,
  required,
  tenderBenefitZero,
  wholeEuro,
} from '@milieuspoor/domain';
import { readEuroText } from '../../../../ui/fields/euro-text.ts';
import type { Drafts } from './drafts.ts';

/** The fields over which the total discount is distributed. */
export const DISTRIBUTED = ['mkiMaxDiscountEur', 'criteriaMaxDiscountEur'] as const;
export type DistributedField = (typeof DISTRIBUTED)[number];

/** The messages about the distribution: at the fields, or about both together. */
export interface DistributionNotices {
  readonly fields: Readonly<Partial<Record<DistributedField, FieldProblem>>>;
  readonly total: FieldProblem | null;
}

interface Distribution {
  readonly stored: AwardModel;
  /** the model on the screen, including named criteria that are being typed */
  readonly model: AwardModel;
  readonly drafts: Drafts;
  /** the fields of the step that the user has left */
  readonly left: readonly AwardModelField[];
}

/**
 * Returns the one message about the distribution that matters most, in the order of part 2, §5: an invalid value, a
 * skipped field, too much, not all. Several messages would hide one another: what is left is of no use while a value
 * must still be corrected, and the excess over the total is the fault of both fields together.
 */
export function distributionNotices({ stored, model, drafts, left }: Distribution): DistributionNotices {
  const remainingEur = remainingBenefitEur(model);
  const wrong = DISTRIBUTED.flatMap((field) => {
    const problem = ownProblem(field);
    return problem ? [[field, problem] as const] : [];
  });
  if (wrong.length > 0) return { fields: Object.fromEntries(wrong), total: null };

  const exceeded = maxDiscount(remainingEur);
  const [drafted, ...more] = DISTRIBUTED.filter((field) => drafts[field] !== undefined);
  if (exceeded && drafted && more.length === 0) return { fields: { [drafted]: exceeded }, total: null };
  if (exceeded) return { fields: {}, total: exceeded };

  // There is nothing to distribute yet, so nothing to ask.
  if (!model.benefitEur) return { fields: {}, total: null };
  const passed = DISTRIBUTED.find((field) => left.includes(field) && model[field] === null && isAsked(field));
  const missing = passed && required(model[passed]);
  if (missing) return { fields: { [passed]: missing }, total: null };
  return { fields: {}, total: tenderBenefitZero(remainingEur) };

  /** Returns what is wrong with the typed value itself, whatever the other field holds. */
  function ownProblem(field: DistributedField): FieldProblem | null {
    const draft = drafts[field];
    if (!draft) return null;
    const read = readEuroText(draft.text);
    if (read.kind === 'unreadable') return { rule: 'wholeEuro', amountEur: null };
    // The field was emptied: the previous amount is still stored.
    if (read.kind === 'empty') return stored[field] === null ? null : required(null);
    return wholeEuro(read.eur) ?? positive(read.eur);
  }

  /** If nothing is left of the discount, the other criteria need no amount. */
  function isAsked(field: DistributedField): boolean {
    return field === 'mkiMaxDiscountEur' || remainingEur !== 0;
  }
}
