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

/** The fields of a bid, in the order of the row; the named criteria come after them. */
export const DRAFT_FIELDS = keysOf(BID_DATA);
export type DraftField = keyof typeof BID_DATA;

/**
 * A bid while it is filled in, as the texts of its fields; the discount on other criteria is not asked if the project
 * names criteria.
 */
export interface BidDraft extends Readonly<Record<DraftField, string>> {
  /** by the uuid of the criterion; on a scale, the percentage of the level; absent if nothing was filled in */
  readonly criteria: Readonly<Record<string, string>>;
  /** the reason for each level, by the uuid of the criterion; absent if nobody gave one */
  readonly reasons: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: BidDraft = { ...eachField(() => ''), criteria: {}, reasons: {} };

type BidValues = Pick<Applicant, (typeof BID_DATA)[DraftField]['wire'] | 'criteria'>;
type EnteredBid = ReturnType<typeof toWire<typeof BID_DATA>>;
/** The part of a project that bids are checked against. */
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

/** Returns a draft in the form that the API takes: with named criteria what it is given on each, else the discount. */
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

/** Returns the texts of the fields as the values of a bid. */
function enteredOf(draft: BidDraft): ValuesOf<typeof BID_DATA> {
  const read = ({ kind }: FilledField, typed: string) =>
    kind === 'whole-euro' ? eurOfDigits(typed) : kind === 'line' ? typed.trim() : typed;
  return Object.fromEntries(DRAFT_FIELDS.map((key) => [key, read(BID_DATA[key], draft[key])])) as ValuesOf<
    typeof BID_DATA
  >;
}

/**
 * Returns what is given on a criterion, in the form that the API takes: on a scale the level and the reason, from which
 * the euro follow.
 */
function givenOn({ scale }: Project['criteria'][number], text: string, reason: string) {
  if (!scale) return { value: eurOfDigits(text) };
  const level = levelOf(text, scaleOf(scale));
  return {
    level: level ? levelPercentage(level.permille) : null,
    reason: level ? reason.trim() || null : null,
  };
}

/** Returns the level whose percentage a draft holds; undefined if the scale no longer has it. */
export function levelOf(text: string, scale: readonly ScaleLevel[]): ScaleLevel | undefined {
  return text === '' ? undefined : levelAt(scale, permilleOf(Number(text)) ?? undefined);
}

/**
 * Returns what a draft changes in the bid that the user saw: only that is sent, so that nothing else is overwritten.
 */
export function changesOf(seen: BidValues, draft: BidDraft, project: Pick<Project, 'criteria'>) {
  const values = valuesOf(draft, project);
  const isChanged = (given: ValueOf) => {
    const former = seen.criteria.find(({ uuid }) => uuid === given.uuid);
    return 'value' in given
      ? given.value !== (former?.value ?? null)
      : given.level !== (former?.level ?? null) || given.reason !== (former?.reason ?? null);
  };
  const criteria = 'criteria' in values ? values.criteria.filter(isChanged) : [];
  // A bid that can be filled in withholds none of its values.
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

/** Returns what is wrong with a draft, by field. */
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
  // A text that can't be read does not count as missing.
  for (const field of DRAFT_FIELDS)
    if (BID_DATA[field].kind === 'whole-euro' && isUnreadable(draft[field])) fields[field] = noAmount;
  for (const { id, scale } of named)
    if (!scale && isUnreadable(draft.criteria[id] ?? '')) criteria[id] = noAmount;
  return Object.keys(criteria).length > 0 ? { ...fields, criteria } : fields;
}

/** Returns the discount of a draft on named criteria as far as it is filled in, in whole euro; null if nothing is. */
export function draftedDiscountEur(draft: BidDraft, project: Pick<Project, 'criteria'>): number | null {
  const named = criteriaOf(project);
  return sumOfValuesEur(named, valuesById(draft, named));
}

/**
 * Tells whether a discount on other criteria can be filled in: if the model has nothing for them, no bid can get one.
 */
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

/** Returns a stored value as the text of its field. */
function typedOf(value: string | number | null): string {
  return typeof value === 'number' ? typedDigits(String(value)) : (value ?? '');
}

function eachField(of: (key: DraftField) => string): Record<DraftField, string> {
  return Object.fromEntries(DRAFT_FIELDS.map((key) => [key, of(key)])) as Record<DraftField, string>;
}
