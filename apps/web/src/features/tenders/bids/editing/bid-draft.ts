import type { Applicant, Project } from '@milieuspoor/contract';
import {
  type BidFields,
  bidProblems,
  fieldProblemText,
  type Language,
  levelAt,
  levelEur,
  levelPercentage,
  type NamedCriterion,
  permilleOf,
  type ScaleLevel,
  scaleOf,
  sumOfValuesEur,
} from '@milieuspoor/domain';
import { criteriaOf } from '../../../../lib/project-changes/model-lists.ts';
import { awardModelOf, type BidModel, type ModelColumns } from '../../model-columns.ts';
import { eurOfDigits, isUnreadable, typedDigits } from './typed-digits.ts';

/** A bid while it is filled in, as it stands in its fields. */
export interface BidDraft {
  readonly name: string;
  readonly quote: string;
  /** on other criteria as one amount; not asked where the project names criteria */
  readonly discount: string;
  /** by the uuid of the criterion, on a scale the percentage of the level; absent where nothing was filled in */
  readonly criteria: Readonly<Record<string, string>>;
  /** why each level, by the uuid of the criterion; absent where nobody said */
  readonly reasons: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: BidDraft = { name: '', quote: '', discount: '', criteria: {}, reasons: {} };

/** The fields of a bid, in the order in which they stand; the named criteria come behind them. */
export const DRAFT_FIELDS = ['name', 'quote', 'discount'] as const satisfies readonly (keyof BidDraft)[];
export type DraftField = (typeof DRAFT_FIELDS)[number];

type BidValues = Pick<Applicant, 'name' | 'quote_price' | 'criteria_discount' | 'criteria'>;
/** What bids are held against. */
export type BidProject = ModelColumns & Pick<Project, 'criteria'>;

export function draftOf({ name, quote_price, criteria_discount, criteria }: BidValues): BidDraft {
  const filledIn = criteria.flatMap(({ uuid, value, level }) =>
    level !== null ? [[uuid, String(level)]] : value === null ? [] : [[uuid, digitsOf(value)]],
  );
  const reasons = criteria.flatMap(({ uuid, reason }) => (reason === null ? [] : [[uuid, reason]]));
  return {
    name,
    quote: digitsOf(quote_price),
    discount: criteria.length > 0 ? '' : digitsOf(criteria_discount),
    criteria: Object.fromEntries(filledIn),
    reasons: Object.fromEntries(reasons),
  };
}

/** A draft as the API takes it: with named criteria what it is given on each, else the discount. */
export function valuesOf(
  { name, quote, discount, criteria, reasons }: BidDraft,
  project: Pick<Project, 'criteria'>,
) {
  const entered = { name: name.trim(), quote_price: eurOfDigits(quote) };
  if (project.criteria.length === 0) return { ...entered, criteria_discount: eurOfDigits(discount) };
  const values = project.criteria.map((criterion) => ({
    uuid: criterion.uuid,
    name: criterion.name,
    ...givenOn(criterion, criteria[criterion.uuid] ?? '', reasons[criterion.uuid] ?? ''),
    upper_boundary: criterion.max_discount,
  }));
  return { ...entered, criteria: values };
}

/** What is given on a criterion, as the API takes it: on a scale the level and the reason, from which the euro follow. */
function givenOn({ scale }: Project['criteria'][number], text: string, reason: string) {
  if (!scale) return { value: eurOfDigits(text) };
  const level = levelOf(text, scaleOf(scale));
  return {
    level: level ? levelPercentage(level.permille) : null,
    reason: level ? reason.trim() || null : null,
  };
}

/** The level whose percentage stands in a draft; undefined when it is none of the scale any more. */
export function levelOf(text: string, scale: readonly ScaleLevel[]): ScaleLevel | undefined {
  return text === '' ? undefined : levelAt(scale, permilleOf(Number(text)) ?? undefined);
}

/** What a draft changes of a bid as it was seen: only that is sent, so that nothing else is overwritten. */
export function changesOf(seen: BidValues, draft: BidDraft, project: Pick<Project, 'criteria'>) {
  const { name, quote_price, ...discounts } = valuesOf(draft, project);
  const isChanged = (given: ValueOf) => {
    const former = seen.criteria.find(({ uuid }) => uuid === given.uuid);
    return 'value' in given
      ? given.value !== (former?.value ?? null)
      : given.level !== (former?.level ?? null) || given.reason !== (former?.reason ?? null);
  };
  const criteria = 'criteria' in discounts ? discounts.criteria.filter(isChanged) : [];
  const isOther = 'criteria_discount' in discounts && discounts.criteria_discount !== seen.criteria_discount;
  return {
    ...(name === seen.name ? {} : { name }),
    ...(quote_price === seen.quote_price ? {} : { quote_price }),
    ...(isOther ? { criteria_discount: discounts.criteria_discount } : {}),
    ...(criteria.length > 0 ? { criteria } : {}),
  };
}

type ValueOf = Extract<ReturnType<typeof valuesOf>, { readonly criteria: unknown }>['criteria'][number];

export interface DraftProblems extends Readonly<Partial<Record<DraftField, string>>> {
  /** by the uuid of the criterion */
  readonly criteria?: Readonly<Record<string, string>>;
}

const FIELD_OF = {
  name: 'name',
  quoteEur: 'quote',
  criteriaDiscountEur: 'discount',
} as const satisfies Record<keyof BidFields, DraftField>;

/** What is wrong with a draft, at its fields. */
export function draftProblems(draft: BidDraft, project: BidProject, language: Language): DraftProblems {
  const named = criteriaOf(project);
  const bid = {
    name: draft.name.trim(),
    quoteEur: eurOfDigits(draft.quote),
    criteriaDiscountEur: eurOfDigits(draft.discount),
    criteriaValues: valuesById(draft, named),
  };
  const noAmount = fieldProblemText({ rule: 'wholeEuro', amountEur: null }, language);
  const fields: Partial<Record<DraftField, string>> = {};
  const criteria: Record<string, string> = {};
  for (const problem of bidProblems(bid, awardModelOf(project), named)) {
    const said = fieldProblemText(problem, language);
    if (problem.field === 'criteriaValues') criteria[problem.criterionId] = said;
    else fields[FIELD_OF[problem.field]] = said;
  }
  // A text that can't be read is no value that is missing.
  for (const field of ['quote', 'discount'] as const)
    if (isUnreadable(draft[field])) fields[field] = noAmount;
  for (const { id, scale } of named)
    if (!scale && isUnreadable(draft.criteria[id] ?? '')) criteria[id] = noAmount;
  return Object.keys(criteria).length > 0 ? { ...fields, criteria } : fields;
}

/** What a draft comes to on named criteria, as far as it is filled in: whole euro, null while it is not. */
export function draftedDiscountEur(draft: BidDraft, project: Pick<Project, 'criteria'>): number | null {
  const named = criteriaOf(project);
  return sumOfValuesEur(named, valuesById(draft, named));
}

/** Whether a discount on other criteria can be filled in: where the model has nothing for them, there is none to give. */
export function takesDiscount(
  { criteriaMaxDiscountEur }: Pick<BidModel, 'criteriaMaxDiscountEur'>,
  { discount }: Pick<BidDraft, 'discount'>,
): boolean {
  return Boolean(criteriaMaxDiscountEur) || discount !== '';
}

function valuesById({ criteria }: BidDraft, named: readonly NamedCriterion[]) {
  return Object.fromEntries(
    named.flatMap(({ id, maxDiscountEur, scale }) => {
      const text = criteria[id] ?? '';
      if (!scale) {
        const eur = eurOfDigits(text);
        return eur === null ? [] : [[id, eur]];
      }
      const level = levelOf(text, scale);
      return level ? [[id, levelEur(level.permille, maxDiscountEur)]] : [];
    }),
  );
}

function digitsOf(eur: number | null): string {
  return eur === null ? '' : typedDigits(String(eur));
}
