import type { Project, ProjectChanges } from '@milieuspoor/contract';
import {
  type AwardModel,
  type CriterionFields,
  criterionKey,
  criterionProblems,
  type FieldProblem,
  findUnseen,
  maxDiscount,
  remainingBenefitEur,
  sumOfMaximaEur,
} from '@milieuspoor/domain';
import { readEuroText, writeEuroText } from '../../../../ui/fields/euro-text.ts';

type SeenCriterion = Pick<Project['criteria'][number], 'name' | 'max_discount'>;

/** A criterion that somebody is typing and that is not stored yet. */
export interface CriterionDraft {
  /** identifies the row on the screen; stays the same when the criterion gets its uuid */
  readonly key: string;
  /** null for a new criterion */
  readonly uuid: string | null;
  /** what was stored of it when typing began; null for a new criterion */
  readonly seen: SeenCriterion | null;
  readonly name: string;
  readonly maximum: string;
  /** true if the user has left the row, so that it can be stored and validated */
  readonly isLeft: boolean;
}

/** A criterion as the screen shows it. */
export interface CriterionRow extends Omit<CriterionDraft, 'isLeft' | 'seen'> {
  readonly draft: CriterionDraft | null;
}

export type RowProblems = Readonly<Partial<Record<keyof CriterionFields, FieldProblem>>>;

type Stored = readonly Omit<Project['criteria'][number], 'scale'>[];
type Asked = NonNullable<ProjectChanges['criteria']>;

/** Returns the stored criteria with the typed values over them, the new ones, and those that somebody else removed. */
export function rowsOf(
  stored: Stored,
  drafts: readonly CriterionDraft[],
  keys: ReadonlyMap<string, string> = new Map(),
): readonly CriterionRow[] {
  const existing = stored.map((criterion) => {
    const draft = drafts.find(({ uuid }) => uuid === criterion.uuid) ?? null;
    return {
      key: keys.get(criterion.uuid) ?? criterion.uuid,
      uuid: criterion.uuid,
      name: draft?.name ?? criterion.name,
      maximum: draft?.maximum ?? writeEuroText(criterion.max_discount),
      draft,
    };
  });
  const others = drafts.filter(({ uuid }) => !stored.some((criterion) => criterion.uuid === uuid));
  return [...existing, ...others.map((draft) => ({ ...draft, uuid: null, draft }))];
}

/**
 * Returns how much the criteria on the screen can earn together, counting those that can be read; null if there are
 * none.
 */
export function draftedSumEur(rows: readonly CriterionRow[]): number | null {
  const maxima = rows.flatMap(({ maximum }) => {
    const eur = eurOf(maximum);
    return eur === null ? [] : [{ maxDiscountEur: eur }];
  });
  return sumOfMaximaEur(maxima);
}

/**
 * Returns the problems of each row, in the order of the rows: a field that the user has not left yet is not missing.
 */
export function rowProblems(rows: readonly CriterionRow[], model: AwardModel): readonly RowProblems[] {
  const found = criterionProblems(fieldsOf(rows));
  const exceeded = maxDiscount(
    remainingBenefitEur({ ...model, criteriaMaxDiscountEur: draftedSumEur(rows) }),
  );
  return rows.map(({ draft, maximum }, place) => {
    if (!draft) return {};
    const problems: Partial<Record<keyof CriterionFields, FieldProblem>> = {};
    for (const { place: at, field, rule, amountEur } of found.filter(
      ({ rule: of }) => of !== 'distinctName',
    )) {
      const isMissing = rule === 'required' && !draft.isLeft;
      if (at === place && !isMissing) problems[field] = { rule, amountEur };
    }
    if (isTwice(rows, place)) problems.name = { rule: 'distinctName', amountEur: null };
    if (readEuroText(maximum).kind === 'unreadable')
      problems.maxDiscountEur = { rule: 'wholeEuro', amountEur: null };
    else if (exceeded) problems.maxDiscountEur ??= exceeded;
    return problems;
  });
}

/**
 * Returns the list to send to the server, made of what is typed; null if there is nothing to store. A row with a
 * problem keeps its stored values, or is left out if it is new; if the maxima exceed the benefit, they stay as they are
 * and no criterion is added.
 */
export function sendableCriteria(
  stored: Stored,
  rows: readonly CriterionRow[],
  model: AwardModel,
): Asked | null {
  const problems = criterionProblems(fieldsOf(rows));
  const sound = rows.filter(
    ({ draft, name }, place) =>
      draft?.isLeft &&
      findUnseen(name.trim()) === null &&
      !isTwice(rows, place) &&
      problems.every((problem) => problem.place !== place),
  );
  const listOf = (withMaxima: boolean): Asked =>
    rows.flatMap((row) => {
      const former = stored.find(({ uuid }) => uuid === row.uuid);
      const eur = eurOf(row.maximum);
      if (!sound.includes(row) || eur === null) return former ?? [];
      const max_discount = former && !withMaxima ? former.max_discount : eur;
      if (!former && !withMaxima) return [];
      return { ...former, name: row.name.trim(), max_discount };
    });
  const isAllowed = (asked: Asked) => {
    const sumEur = sumOfMaximaEur(asked.map(({ max_discount }) => ({ maxDiscountEur: max_discount ?? 0 })));
    return maxDiscount(remainingBenefitEur({ ...model, criteriaMaxDiscountEur: sumEur })) === null;
  };
  const whole = listOf(true);
  const asked = isAllowed(whole) ? whole : listOf(false);
  const fields = asked.map(({ name, max_discount }) => ({ name, maxDiscountEur: max_discount }));
  // A name that is free on the screen may still be stored for a criterion whose new name can't be stored.
  return isSame(asked, stored) || criterionProblems(fields).length > 0 ? null : asked;
}

/**
 * Returns the drafts that are left after a list is stored. What was typed meanwhile stays; a new criterion that is now
 * stored has become an existing one.
 */
export function draftsAfter(drafts: readonly CriterionDraft[], stored: Stored): readonly CriterionDraft[] {
  return drafts.flatMap((draft) => {
    const { uuid, name } = draft;
    const criterion = stored.find((each) =>
      uuid === null ? criterionKey(each.name) === criterionKey(name) : each.uuid === uuid,
    );
    if (!criterion) return { ...draft, uuid: null, seen: null };
    const isStored = criterion.name === name.trim() && criterion.max_discount === eurOf(draft.maximum);
    return isStored ? [] : { ...draft, uuid: criterion.uuid, seen: criterion };
  });
}

/** Returns the drafts after somebody else stored other values: rows in which nobody typed follow those. */
export function draftsBeside(drafts: readonly CriterionDraft[], stored: Stored): readonly CriterionDraft[] {
  return drafts.map((draft) => {
    const { uuid, seen, name, maximum } = draft;
    const now = stored.find((each) => each.uuid === uuid);
    if (!now || !seen) return draft;
    const followsName = [seen.name, now.name].includes(name.trim());
    const followsMaximum = [seen.max_discount, now.max_discount].includes(eurOf(maximum) ?? Number.NaN);
    return {
      ...draft,
      name: followsName ? now.name : name,
      maximum: followsMaximum ? writeEuroText(now.max_discount) : maximum,
      seen: {
        name: followsName ? now.name : seen.name,
        max_discount: followsMaximum ? now.max_discount : seen.max_discount,
      },
    };
  });
}

/** Tells whether somebody else, since typing began, stored another value for this criterion or removed it. */
export function isOvertaken({ uuid, seen }: CriterionDraft, stored: Stored): boolean {
  const now = stored.find((each) => each.uuid === uuid);
  return seen !== null && (now?.name !== seen.name || now.max_discount !== seen.max_discount);
}

/** Tells whether the typed values equal the stored ones. */
export function isAsStored({ uuid, name, maximum }: CriterionDraft, stored: Stored): boolean {
  const now = stored.find((each) => each.uuid === uuid);
  return now?.name === name.trim() && writeEuroText(now.max_discount) === maximum;
}

/**
 * Tells whether another row has the name too. The row that is being typed gets the problem, wherever it is on the
 * screen.
 */
function isTwice(rows: readonly CriterionRow[], place: number): boolean {
  const key = criterionKey(rows[place]?.name ?? '');
  return key !== '' && rows.some(({ name }, at) => at !== place && criterionKey(name) === key);
}

function fieldsOf(rows: readonly CriterionRow[]): readonly CriterionFields[] {
  return rows.map(({ name, maximum }) => ({ name, maxDiscountEur: eurOf(maximum) }));
}

function eurOf(text: string): number | null {
  const read = readEuroText(text);
  return read.kind === 'amount' ? read.eur : null;
}

function isSame(asked: Asked, stored: Stored): boolean {
  return (
    asked.length === stored.length &&
    asked.every((each, place) => {
      const former = stored[place];
      return each.name === former?.name && each.max_discount === former.max_discount;
    })
  );
}
