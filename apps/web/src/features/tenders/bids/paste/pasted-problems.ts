import { APPLICANTS_AT_ONCE } from '@milieuspoor/contract';
import {
  APPLICANT_NAME_MAX,
  type BidProblem,
  bidProblems,
  fieldProblemText,
  formatLevel,
  levelPercentage,
  type NamedCriterion,
  type ScaleLevel,
  sumOfValuesEur,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { unseenInName } from '../../../../lib/faults/unseen-sentence.ts';
import { criteriaOf } from '../../../../lib/project-changes/model-lists.ts';
import { currentLanguage } from '../../../../text/language.ts';
import { awardModelOf } from '../../model-columns.ts';
import type { BidProject } from '../editing/bid-draft.ts';
import { columnsOf, type PastedColumn } from './pasted-columns.ts';
import type { PastedBid, PastedBids } from './read-pasted-bids.ts';
import { shortened } from './shortened.ts';

/** Returns the label of a column; that of a named criterion is its name. */
export function columnLabel(column: PastedColumn, { criteria }: BidProject, t: TFunction): string {
  return typeof column === 'number' ? (criteria[column]?.name ?? '') : t(`bids.columns.${column}`);
}

/** Returns everything that is wrong with a pasted row, in words with the column; empty if it can be entered. */
export function pastedProblems(bid: PastedBid, project: BidProject, t: TFunction): readonly string[] {
  const criteria = criteriaOf(project);
  const unreadable = bid.amounts.filter(({ read }) => read.kind === 'unreadable');
  const byRule = bidProblems(bidOf(bid, criteria), awardModelOf(project), criteria)
    .map((problem) => ({ column: columnOfProblem(problem, criteria), problem }))
    .filter(({ column }) => unreadable.every((each) => each.column !== column));
  const unseen = unseenInName(bid.name, t);
  const most = columnsOf(project.criteria.map(({ name }) => name)).length;
  return [
    ...(bid.hasMoreColumns ? [t('bids.paste.tooManyColumns', { most })] : []),
    ...(bid.isNameTooLong ? [t('bids.paste.nameTooLong', { max: APPLICANT_NAME_MAX })] : []),
    ...(unseen ? [unseen] : []),
    ...unreadable.map(({ column, text }) => {
      const label = shortened(columnLabel(column, project, t));
      const scale = typeof column === 'number' ? criteria[column]?.scale : undefined;
      return scale
        ? t('bids.paste.noLevel', { column: label, text: shortened(text), levels: levelsText(scale) })
        : t('bids.paste.unreadable', { column: label, text });
    }),
    ...byRule.map(({ column, problem }) =>
      t('bids.paste.atField', {
        column: shortened(columnLabel(column, project, t)),
        problem: fieldProblemText(problem, currentLanguage()),
      }),
    ),
  ];
}

/** Returns the valid levels as a text: '0 % Onvoldoende, 100 % Goed'. */
function levelsText(scale: readonly ScaleLevel[]): string {
  return scale.map(({ permille, name }) => `${formatLevel(permille)} ${shortened(name)}`).join(', ');
}

function columnOfProblem(problem: BidProblem, criteria: readonly NamedCriterion[]): PastedColumn {
  return problem.field === 'criteriaValues'
    ? criteria.findIndex(({ id }) => id === problem.criterionId)
    : problem.field;
}

/** Returns a pasted row in the form that the rules check; an amount that can't be read is missing. */
export function bidOf({ name, amounts }: PastedBid, criteria: readonly NamedCriterion[]) {
  const eurOf = (column: PastedColumn) => {
    const read = amounts.find((each) => each.column === column)?.read;
    return read?.kind === 'amount' ? read.eur : null;
  };
  const criteriaValues = Object.fromEntries(
    criteria.flatMap(({ id }, place) => {
      const eur = eurOf(place);
      return eur === null ? [] : [[id, eur]];
    }),
  );
  return {
    name,
    quoteEur: eurOf('quoteEur'),
    criteriaDiscountEur:
      criteria.length > 0 ? sumOfValuesEur(criteria, criteriaValues) : eurOf('criteriaDiscountEur'),
    criteriaValues,
  };
}

/**
 * Returns a pasted row in the form that the API takes: with named criteria what it is given on each, else the discount.
 */
export function enteredBid(bid: PastedBid, project: BidProject) {
  const { name, quoteEur, criteriaDiscountEur, criteriaValues } = bidOf(bid, criteriaOf(project));
  const entered = { name, quote_price: quoteEur };
  if (project.criteria.length === 0) return { ...entered, criteria_discount: criteriaDiscountEur };
  const criteria = project.criteria.map((each, place) => {
    const permille = bid.amounts.find(({ column }) => column === place)?.permille;
    return {
      uuid: each.uuid,
      name: each.name,
      ...(permille === undefined
        ? { value: criteriaValues[each.uuid] ?? null }
        : { level: levelPercentage(permille) }),
      upper_boundary: each.max_discount,
    };
  });
  return { ...entered, criteria };
}

/** Returns what is wrong with the pasted text as a whole; null if its rows can be checked. */
export function pasteProblem(pasted: PastedBids, project: BidProject, t: TFunction): string | null {
  if (pasted.kind === 'headings')
    return pasted.problem === 'noPrice'
      ? t('bids.paste.noPrice')
      : t('bids.paste.twice', { column: columnLabel(pasted.column, project, t) });
  return pasted.bids.length > APPLICANTS_AT_ONCE
    ? t('bids.paste.tooMany', { max: APPLICANTS_AT_ONCE })
    : null;
}

/**
 * Returns the server's messages by the place of the row: '3.name' and 'applicants.3.name' are about the fourth row, and
 * '3.criteria.0' names the first criterion with it.
 */
export function refusedRows(
  fieldErrors: Readonly<Record<string, readonly string[]>>,
  project: BidProject,
  t: TFunction,
): ReadonlyMap<number, readonly string[]> {
  const rows = new Map<number, readonly string[]>();
  for (const [field, messages] of Object.entries(fieldErrors)) {
    const [, place, criterion] = /^(?:applicants\.)?(\d+)\.(?:criteria\.(\d+))?/.exec(field) ?? [];
    if (place === undefined) continue;
    const said = messages.map((problem) =>
      criterion === undefined
        ? problem
        : t('bids.paste.atField', { column: shortened(columnLabel(Number(criterion), project, t)), problem }),
    );
    rows.set(Number(place), [...(rows.get(Number(place)) ?? []), ...said]);
  }
  return rows;
}
