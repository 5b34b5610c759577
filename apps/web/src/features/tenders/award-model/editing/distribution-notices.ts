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

/** What is said of the distribution: at the fields, or of both together. */
export interface DistributionNotices {
  readonly fields: Readonly<Partial<Record<DistributedField, FieldProblem>>>;
  readonly total: FieldProblem | null;
}

interface Distribution {
  readonly stored: AwardModel;
  /** as it stands on the screen, with named criteria that are still typed */
  readonly model: AwardModel;
  readonly drafts: Drafts;
  /** fields of the step where somebody has been and went on */
  readonly left: readonly AwardModelField[];
}

/**
 * The one thing that is worth saying of the distribution, in the order of part 2, §5: a value that is none, a field that
 * was passed over, too much, not all. Said together they hide one another: what is left is of no use beside a value
 * that still has to be put right, and by how much both exceed the total is not the fault of each.
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

  // There is nothing to distribute yet, so nothing to ask for.
  if (!model.benefitEur) return { fields: {}, total: null };
  const passed = DISTRIBUTED.find((field) => left.includes(field) && model[field] === null && isAsked(field));
  const missing = passed && required(model[passed]);
  if (missing) return { fields: { [passed]: missing }, total: null };
  return { fields: {}, total: tenderBenefitZero(remainingEur) };

  /** What is wrong with what is typed, whatever the other field has. */
  function ownProblem(field: DistributedField): FieldProblem | null {
    const draft = drafts[field];
    if (!draft) return null;
    const read = readEuroText(draft.text);
    if (read.kind === 'unreadable') return { rule: 'wholeEuro', amountEur: null };
    // Emptied: the amount that was there is still stored.
    if (read.kind === 'empty') return stored[field] === null ? null : required(null);
    return wholeEuro(read.eur) ?? positive(read.eur);
  }

  /** Other criteria get nothing of a discount of which nothing is left, so they need no amount. */
  function isAsked(field: DistributedField): boolean {
    return field === 'mkiMaxDiscountEur' || remainingEur !== 0;
  }
}
