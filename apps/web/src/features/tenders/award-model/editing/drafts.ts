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

/** A field in which the user typed and that is not stored yet. */
export interface Draft {
  readonly text: string;
  /** the stored value when typing began, whole euro */
  readonly seenEur: number | null;
}
export type Drafts = Readonly<Partial<Record<AwardModelField, Draft>>>;

/**
 * Returns the typed amounts. A text that is no amount, or no text, gives none; a field that the model can do without
 * becomes null.
 */
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
 * Returns the model with these values stored: a target value that is the default changes too (D-39), but not with a
 * reference value that can't be stored.
 */
function changedModel(stored: AwardModel, changes: Partial<AwardModel>): AwardModel {
  const { upperEur, lowerEur } = changes;
  const isFollowed =
    typeof upperEur === 'number' && !(wholeEuro(upperEur) ?? positive(upperEur)) && lowerEur === undefined;
  const followed = isFollowed ? withReferenceValue(stored, upperEur) : {};
  return { ...stored, ...changes, ...followed };
}

/** Returns the model as the screen shows it: a field that is being emptied has no value. */
export function draftedModel(stored: AwardModel, drafts: Drafts): AwardModel {
  const emptied = AWARD_MODEL_FIELDS.filter((field) => drafts[field] !== undefined);
  return changedModel(stored, {
    ...Object.fromEntries(emptied.map((field) => [field, null])),
    ...typedAmounts(drafts),
  });
}

/** Returns what is wrong with a field on the screen; `isLeft` says that the user has left it. */
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

/**
 * Returns why a typed amount can't be stored: it conflicts with a stored value that another field can't replace yet.
 */
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
 * Returns the largest set of typed values that the server accepts: no field with a problem, and none that causes a
 * problem in another. A field that was held back is included as soon as the others allow it.
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
 * Returns the problem that a valid field would cause in another one, with both as on the screen: a value that is typed
 * there too may replace a value that would be in the way, and be held back for another reason. Returns null if it
 * causes none.
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
  // By itself, or else together with another field that is held back.
  const [holding] = [field, ...others].flatMap((beside) =>
    brought(beside).flatMap(
      ({ field: at, rule }) => onScreen.find((each) => each.field === at && each.rule === rule) ?? [],
    ),
  );
  const first = holding ?? brought(field)[0];
  return first && first.field !== field ? { field: first.field, problem: first } : null;
}

/** Returns the drafts that are left after these changes are stored; what was typed meanwhile stays. */
export function afterSaving(drafts: Drafts, sent: Partial<AwardModel>, stored: AwardModel): Drafts {
  const typed = typedAmounts(drafts);
  const left = AWARD_MODEL_FIELDS.flatMap((field) => {
    const draft = drafts[field];
    if (!draft || (field in sent && typed[field] === sent[field])) return [];
    return [[field, { ...draft, seenEur: stored[field] }] as const];
  });
  return Object.fromEntries(left);
}
