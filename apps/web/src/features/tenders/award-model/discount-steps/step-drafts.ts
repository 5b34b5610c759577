import { type DiscountStep, type FieldProblem, type StepFields, stepProblems } from '@milieuspoor/domain';
import { readEuroText, writeEuroText } from '../../../../ui/fields/euro-text.ts';

/** A step as it is typed. */
export interface StepDraft {
  readonly key: string;
  readonly upto: string;
  readonly discount: string;
}

export type StepDraftProblems = Readonly<Partial<Record<'upto' | 'discount', FieldProblem>>>;

const FIELD_OF = { mkiUptoEur: 'upto', discountEur: 'discount' } as const satisfies Record<
  keyof StepFields,
  keyof StepDraftProblems
>;

/** Returns the steps of a model as text; for a model without steps, the two ends of its line, if they are filled in. */
export function draftsOf(
  steps: readonly DiscountStep[] | null,
  {
    lowerEur,
    upperEur,
    mkiMaxDiscountEur,
  }: Record<'lowerEur' | 'upperEur' | 'mkiMaxDiscountEur', number | null>,
): readonly StepDraft[] {
  const shown: readonly StepFields[] = steps ?? [
    { mkiUptoEur: lowerEur, discountEur: mkiMaxDiscountEur },
    { mkiUptoEur: upperEur, discountEur: null },
  ];
  return shown.map(({ mkiUptoEur, discountEur }, place) => ({
    key: `step-${place}`,
    upto: writeEuroText(mkiUptoEur),
    discount: writeEuroText(discountEur),
  }));
}

/** Returns the typed steps; an amount is null if its text can't be read. */
export function typedSteps(drafts: readonly StepDraft[]): readonly StepFields[] {
  return drafts.map(({ upto, discount }) => ({ mkiUptoEur: eurOf(upto), discountEur: eurOf(discount) }));
}

/** Tells whether both amounts of a step are present, as they are if no step has a problem. */
export function isFilledIn(step: StepFields): step is DiscountStep {
  return step.mkiUptoEur !== null && step.discountEur !== null;
}

/** Returns what is wrong with each step, in their order; a text that can't be read does not count as missing. */
export function stepDraftProblems(drafts: readonly StepDraft[]): readonly StepDraftProblems[] {
  const found = stepProblems(typedSteps(drafts));
  return drafts.map((draft, at) => {
    const problems: Partial<Record<'upto' | 'discount', FieldProblem>> = {};
    for (const { place, field, rule, amountEur } of found)
      if (place === at) problems[FIELD_OF[field]] = { rule, amountEur };
    for (const field of ['upto', 'discount'] as const)
      if (readEuroText(draft[field]).kind === 'unreadable')
        problems[field] = { rule: 'wholeEuro', amountEur: null };
    return problems;
  });
}

function eurOf(text: string): number | null {
  const read = readEuroText(text);
  return read.kind === 'amount' ? read.eur : null;
}
