import type { Applicant, Project } from '@milieuspoor/contract';
import {
  BID_DATA,
  bidProblems,
  changedOf,
  type FilledField,
  fieldProblemText,
  keysOf,
  type Language,
  levelAt,
  levelEur,
  levelPercentage,
  type NamedCriterion,
  permilleOf,
  type ScaleLevel,
  scaleOf,
  sumOfValuesEur,
  toWire,
  type ValuesOf,
} from '@milieuspoor/domain';
import { criteriaOf } from '../../../../lib/project-changes/model-lists.ts';
import { awardModelOf, type BidModel, type ModelColumns } from '../../model-columns.ts';
import { eurOfDigits, isUnreadable, typedDigits } from './typed-digits.ts';

/** The fields of a bid, in the order in which they stand; the named criteria come behind them. */
export const DRAFT_FIELDS = keysOf(BID_DATA);
export type DraftField = keyof typeof BID_DATA;

/**
 * A bid while it is filled in, as it stands in its fields; the discount on other criteria is not asked where the project names
 * criteria.
 */
export interface BidDraft extends Readonly<Record<DraftField, string>> {
  /** by the uuid of the criterion, on a scale the percentage of the level; absent where nothing was filled in */
  readonly criteria: Readonly<Record<string, string>>;
  /** why each level, by the uuid of the criterion; absent where nobody said */
  readonly reasons: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: BidDraft = { ...eachField(() => ''), criteria: {}, reasons: {} };

type BidValues = Pick<Applicant, (typeof BID_DATA)[DraftField]['wire'] | 'criteria'>;
type EnteredBid = ReturnType<typeof toWire<typeof BID_DATA>>;
/** What bids are held against. */
export type BidProject = ModelColumns & Pick<Project, 'criteria'>;

export function draftOf(bid: BidValues): BidDraft {
  const { criteria } = bid;
  const filledIn = criteria.flatMap(({ uuid, value, level }) =>
    level !== null ? [[uuid, String(level)]] : value === null ? [] : [[uuid, typedOf(value)]],
  );
  const reasons = criteria.flatMap(({ uuid, reason }) => (reason === null ? [] : [[uuid, reason]]));
  return {
    ...eachField((key) => typedOf(bid[BID_DATA[key].wire])),
    ...(criteria.length > 0 ? { criteriaDiscountEur: '' } : {}),
    criteria: Object.fromEntries(filledIn),
    reasons: Object.fromEntries(reasons),
  };
}

/** A draft as the API takes it: with named criteria what it is given on each, else the discount. */
export function valuesOf(draft: BidDraft, project: Pick<Project, 'criteria'>) {
  const { criteria, reasons } = draft;
  const { criteria_discount, ...entered } = toWire(BID_DATA, enteredOf(draft));
  if (project.criteria.length === 0) return { ...entered, criteria_discount };
  const values = project.criteria.map((criterion) => ({
    uuid: criterion.uuid,
    name: criterion.name,
    ...givenOn(criterion, criteria[criterion.uuid] ?? '', reasons[criterion.uuid] ?? ''),
    upper_boundary: criterion.max_discount,
  }));
  return { ...entered, criteria: values };
}

/** What stands in the fields, as a bid has it. */
function enteredOf(draft: BidDraft): ValuesOf<typeof BID_DATA> {
  const read = ({ kind }: FilledField, typed: string) =>
    kind === 'whole-euro' ? eurOfDigits(typed) : kind === 'line' ? typed.trim() : typed;
  return Object.fromEntries(DRAFT_FIELDS.map((key) => [key, read(BID_DATA[key], draft[key])])) as ValuesOf<
    typeof BID_DATA
  >;
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
  const values = valuesOf(draft, project);
  const isChanged = (given: ValueOf) => {
    const former = seen.criteria.find(({ uuid }) => uuid === given.uuid);
    return 'value' in given
      ? given.value !== (former?.value ?? null)
      : given.level !== (former?.level ?? null) || given.reason !== (former?.reason ?? null);
  };
  const criteria = 'criteria' in values ? values.criteria.filter(isChanged) : [];
  // Nothing of what can be filled in is withheld.
  const { criteria: _criteria, ...before } = seen;
  return {
    ...changedOf(before as EnteredBid, values),
    ...(criteria.length > 0 ? { criteria } : {}),
  };
}

type ValueOf = Extract<ReturnType<typeof valuesOf>, { readonly criteria: unknown }>['criteria'][number];

export interface DraftProblems extends Readonly<Partial<Record<DraftField, string>>> {
  /** by the uuid of the criterion */
  readonly criteria?: Readonly<Record<string, string>>;
}

/** What is wrong with a draft, at its fields. */
export function draftProblems(draft: BidDraft, project: BidProject, language: Language): DraftProblems {
  const named = criteriaOf(project);
  const bid = { ...enteredOf(draft), criteriaValues: valuesById(draft, named) };
  const noAmount = fieldProblemText({ rule: 'wholeEuro', amountEur: null }, language);
  const fields: Partial<Record<DraftField, string>> = {};
  const criteria: Record<string, string> = {};
  for (const problem of bidProblems(bid, awardModelOf(project), named)) {
    const said = fieldProblemText(problem, language);
    if (problem.field === 'criteriaValues') criteria[problem.criterionId] = said;
    else fields[problem.field] = said;
  }
  // A text that can't be read is no value that is missing.
  for (const field of DRAFT_FIELDS)
    if (BID_DATA[field].kind === 'whole-euro' && isUnreadable(draft[field])) fields[field] = noAmount;
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
  { criteriaDiscountEur }: Pick<BidDraft, 'criteriaDiscountEur'>,
): boolean {
  return Boolean(criteriaMaxDiscountEur) || criteriaDiscountEur !== '';
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

/** A stored value as it stands in its field. */
function typedOf(value: string | number | null): string {
  return typeof value === 'number' ? typedDigits(String(value)) : (value ?? '');
}

function eachField(of: (key: DraftField) => string): Record<DraftField, string> {
  return Object.fromEntries(DRAFT_FIELDS.map((key) => [key, of(key)])) as Record<DraftField, string>;
}
