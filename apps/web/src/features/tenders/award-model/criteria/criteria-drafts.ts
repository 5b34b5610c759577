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

/** What is typed of a criterion and is not stored yet. */
export interface CriterionDraft {
  /** what the row is known by on the screen; stays the same when the criterion gets its uuid */
  readonly key: string;
  /** null of a criterion that is new */
  readonly uuid: string | null;
  /** what was stored of it when typing began; null of a criterion that is new */
  readonly seen: SeenCriterion | null;
  readonly name: string;
  readonly maximum: string;
  /** somebody has been there and went on, so that it can be stored and judged */
  readonly isLeft: boolean;
}

/** A criterion as it stands on the screen. */
export interface CriterionRow extends Omit<CriterionDraft, 'isLeft' | 'seen'> {
  readonly draft: CriterionDraft | null;
}

export type RowProblems = Readonly<Partial<Record<keyof CriterionFields, FieldProblem>>>;

type Stored = readonly Omit<Project['criteria'][number], 'scale'>[];
type Asked = NonNullable<ProjectChanges['criteria']>;

/** The criteria that are stored, with what is typed over them, and those that are new or that somebody else took away. */
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

/** What the criteria of the screen can earn together, as far as they can be read; null where there are none. */
export function draftedSumEur(rows: readonly CriterionRow[]): number | null {
  const maxima = rows.flatMap(({ maximum }) => {
    const eur = eurOf(maximum);
    return eur === null ? [] : [{ maxDiscountEur: eur }];
  });
  return sumOfMaximaEur(maxima);
}

/** What is wrong with each row, in their order: a field that nobody went on from is not missing yet. */
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
 * Of what is typed the list that the server takes; null where nothing is to be stored. A row with a problem stays as it is
 * stored, or out of it; where the benefit is exceeded, the maxima stay and no criterion comes along.
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
  // A name that is free on the screen may still be that of a criterion whose new one can't be stored.
  return isSame(asked, stored) || criterionProblems(fields).length > 0 ? null : asked;
}

/** The drafts that are left once a list is stored; what was typed further meanwhile stays, now of a criterion that is there. */
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

/** The drafts beside what somebody else stored meanwhile: what nobody typed in follows it. */
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

/** Whether somebody else stored another value where this one was typed, or took the criterion away, since typing began. */
export function isOvertaken({ uuid, seen }: CriterionDraft, stored: Stored): boolean {
  const now = stored.find((each) => each.uuid === uuid);
  return seen !== null && (now?.name !== seen.name || now.max_discount !== seen.max_discount);
}

/** Whether what is typed is what is stored. */
export function isAsStored({ uuid, name, maximum }: CriterionDraft, stored: Stored): boolean {
  const now = stored.find((each) => each.uuid === uuid);
  return now?.name === name.trim() && writeEuroText(now.max_discount) === maximum;
}

/** Whether another row has the name too: on the screen the one that is typed is to blame, wherever it stands. */
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
