import {
  AWARD_MODEL_FIELDS,
  type AwardModel,
  type AwardModelField,
  awardModelProblems,
  type FieldProblem,
  OPTIONAL_MODEL_FIELDS,
  positive,
  problemsOfChange,
  required,
  wholeEuro,
  withReferenceValue,
} from '@milieuspoor/domain';
import { readEuroText } from '../../../../ui/fields/euro-text.ts';

/** A field that somebody typed in and that is not stored yet. */
export interface Draft {
  readonly text: string;
  /** what was stored when typing began, whole euro */
  readonly seenEur: number | null;
}
export type Drafts = Readonly<Partial<Record<AwardModelField, Draft>>>;

/** The amounts that are typed; a text that is none, or no text, gives no amount, but where the model can do without: null. */
export function typedAmounts(drafts: Drafts): Partial<AwardModel> {
  const typed: Partial<Record<AwardModelField, number | null>> = {};
  for (const field of AWARD_MODEL_FIELDS) {
    const read = readEuroText(drafts[field]?.text ?? '');
    if (read.kind === 'amount') typed[field] = read.eur;
    else if (drafts[field] && read.kind === 'empty' && OPTIONAL_MODEL_FIELDS.includes(field))
      typed[field] = null;
  }
  return typed;
}

/**
 * The model once these values are stored: a target value that is the default goes along (D-39), but not with a
 * reference value that can't be.
 */
function changedModel(stored: AwardModel, changes: Partial<AwardModel>): AwardModel {
  const { upperEur, lowerEur } = changes;
  const isFollowed =
    typeof upperEur === 'number' && !(wholeEuro(upperEur) ?? positive(upperEur)) && lowerEur === undefined;
  const followed = isFollowed ? withReferenceValue(stored, upperEur) : {};
  return { ...stored, ...changes, ...followed };
}

/** The model as it stands on the screen: a field that is being emptied has no value in it. */
export function draftedModel(stored: AwardModel, drafts: Drafts): AwardModel {
  const emptied = AWARD_MODEL_FIELDS.filter((field) => drafts[field] !== undefined);
  return changedModel(stored, {
    ...Object.fromEntries(emptied.map((field) => [field, null])),
    ...typedAmounts(drafts),
  });
}

/** What is wrong with a field as it stands on the screen; `isLeft`: somebody has been there and went on. */
export function problemAt(
  field: AwardModelField,
  { stored, drafts, isLeft }: { stored: AwardModel; drafts: Drafts; isLeft: boolean },
): FieldProblem | null {
  const draft = drafts[field];
  if (draft && readEuroText(draft.text).kind === 'unreadable') return { rule: 'wholeEuro', amountEur: null };
  const model = draftedModel(stored, drafts);
  const problem = awardModelProblems(model).find((each) => each.field === field);
  return (
    problem ??
    problemBesideStored(field, stored, drafts) ??
    ((draft || isLeft) && !OPTIONAL_MODEL_FIELDS.includes(field) ? required(model[field]) : null)
  );
}

/** What keeps a typed amount from being stored beside a value that another field can't replace yet. */
function problemBesideStored(
  field: AwardModelField,
  stored: AwardModel,
  drafts: Drafts,
): FieldProblem | null {
  const eur = typedAmounts(drafts)[field];
  if (eur === undefined || eur === stored[field] || field in sendableChanges(stored, drafts)) return null;
  const model = changedModel(stored, { [field]: eur });
  return awardModelProblems(model).find((each) => each.field === field) ?? null;
}

/**
 * Of what is typed the most that the server takes: no field with a problem, and none that brings a problem to another.
 * A field that was held back goes along as soon as the others allow it.
 */
export function sendableChanges(stored: AwardModel, drafts: Drafts): Partial<AwardModel> {
  const typed = typedAmounts(drafts);
  const waiting = new Set(
    AWARD_MODEL_FIELDS.filter((field) => typed[field] !== undefined && typed[field] !== stored[field]),
  );
  let sendable: Partial<AwardModel> = {};
  for (let found = true; found; ) {
    found = false;
    for (const field of waiting) {
      const asked = { ...sendable, [field]: typed[field] };
      if (problemsOfChange(stored, changedModel(stored, asked), (each) => each in asked).length > 0) continue;
      sendable = asked;
      found = waiting.delete(field);
    }
  }
  return sendable;
}

/**
 * The problem that a field which is fine by itself would bring to another one, as both stand on the screen: one that is
 * typed there too may take the place of a value that would be in the way, and be held back for something else. Null when
 * it brings none.
 */
export function problemElsewhere(
  field: AwardModelField,
  stored: AwardModel,
  drafts: Drafts,
): { readonly field: AwardModelField; readonly problem: FieldProblem } | null {
  const typed = typedAmounts(drafts);
  if (typed[field] === undefined || typed[field] === stored[field]) return null;
  const sendable = sendableChanges(stored, drafts);
  if (field in sendable) return null;
  const onScreen = awardModelProblems(draftedModel(stored, drafts));
  const others = AWARD_MODEL_FIELDS.filter((each) => each in typed && !(each in sendable));
  const brought = (beside: AwardModelField) => {
    const change = { [field]: typed[field], [beside]: typed[beside] };
    return problemsOfChange(stored, changedModel(stored, change), (each) => each in change);
  };
  // By itself, or else together with another one that is held back.
  const [holding] = [field, ...others].flatMap((beside) =>
    brought(beside).flatMap(
      ({ field: at, rule }) => onScreen.find((each) => each.field === at && each.rule === rule) ?? [],
    ),
  );
  const first = holding ?? brought(field)[0];
  return first && first.field !== field ? { field: first.field, problem: first } : null;
}

/** The drafts that are left once these changes are stored; what was typed further meanwhile stays. */
export function afterSaving(drafts: Drafts, sent: Partial<AwardModel>, stored: AwardModel): Drafts {
  const typed = typedAmounts(drafts);
  const left = AWARD_MODEL_FIELDS.flatMap((field) => {
    const draft = drafts[field];
    if (!draft || (field in sent && typed[field] === sent[field])) return [];
    return [[field, { ...draft, seenEur: stored[field] }] as const];
  });
  return Object.fromEntries(left);
}
