import type { WorksheetSourceAnswer } from '@milieuspoor/contract';
import {
  formatIsoDay,
  formatSignificant,
  LIFE_CYCLE_MODULES,
  moduleRanges,
  type RowFigures,
  type SetCode,
  sumModules,
  type WorksheetChange,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { scopeReason } from '../../../charts/coverage/scope-texts.ts';
import { isReplaced } from './is-replaced.ts';
import type { RowDifference, RowView } from './row-view.ts';

type RowChange = NonNullable<ReturnType<WorksheetChange['rows']['get']>>;

export interface RowSubject {
  readonly figures: RowFigures;
  /** undefined where there is nothing to compare with */
  readonly change: RowChange | undefined;
  /** undefined for a row without a source, and while its figures are awaited */
  readonly source: WorksheetSourceAnswer | undefined;
  readonly set: SetCode;
  /** the calculation that the worksheet was made from; null for none */
  readonly madeFrom: string | null;
}

/** Returns a post of a worksheet as the table shows it. */
export function viewRow({ figures, change, source, set, madeFrom }: RowSubject, t: TFunction): RowView {
  const { row, valued, problem } = figures;
  const perUnit = source?.figures.kind === 'weighed' ? source.figures.sets[set] : undefined;
  const impact = valued?.impacts[set];
  const isOther = isReplaced(row, madeFrom);
  const former = change?.against?.product ?? null;
  return {
    key: row.key,
    ...{ postNumber: row.postNumber, rawCode: row.rawCode, product: row.product, unit: row.unit },
    was: isOther && former !== row.product ? former : null,
    facts: [...productFacts(row.nmdCategory, source, t), ...profileFacts(perUnit, t)],
    warnings: [
      ...(problem === null || problem === 'no-quantity' ? [] : [t(`worksheet.problems.${problem}`)]),
      ...(valued && !impact ? [t('worksheet.problems.notInSet')] : []),
      ...productWarnings(row.source, source, t),
    ],
    isAdded: row.origin === null,
    isLeftOut: row.leftOut,
    isChanged: isOther || row.origin === null,
    hasNoProfile: problem !== null && problem !== 'no-quantity' && problem !== 'negative-quantity',
    quantity: row.quantity,
    mkiPerUnit: perUnit ? sumModules(perUnit.mkiEur) : null,
    mki: impact ? sumModules(impact.mkiEur) : null,
    difference: differenceOf(change, t),
  };
}

/** Figures that are shown of a factor. */
const FACTOR_DIGITS = 4;

function productFacts(
  category: string | null,
  source: WorksheetSourceAnswer | undefined,
  t: TFunction,
): string[] {
  const { valid_until, expired = false, converted_by, taken_from, units = null, unit = '' } = source ?? {};
  return [
    ...(category === null ? [] : [t('worksheet.facts.category', { category })]),
    ...(taken_from ? [t('worksheet.facts.takenFrom', { ...taken_from, post: taken_from.post_number })] : []),
    ...(valid_until && !expired ? [t('worksheet.facts.validUntil', { day: formatIsoDay(valid_until) })] : []),
    ...(converted_by || (units !== null && units !== 1)
      ? [
          t('worksheet.facts.converted', {
            units: units === null ? '' : formatSignificant(units, FACTOR_DIGITS),
            unit,
          }),
        ]
      : []),
  ];
}

type PerUnit = Extract<WorksheetSourceAnswer['figures'], { kind: 'weighed' }>['sets'][SetCode];

/** What a profile leaves open and counts as 0. */
function profileFacts(perUnit: PerUnit, t: TFunction): string[] {
  if (!perUnit) return [];
  const { undeclared, incomplete, mkiEur, co2Kg } = perUnit;
  const partly = LIFE_CYCLE_MODULES.filter(
    (_, place) => incomplete[place] && (mkiEur[place] ?? null) !== null,
  );
  return [
    ...(undeclared.length > 0 ? [t('worksheet.facts.undeclared', { count: undeclared.length })] : []),
    ...(partly.length > 0
      ? [t('worksheet.facts.incomplete', { modules: moduleRanges(partly).join(', ') })]
      : []),
    ...(co2Kg === null ? [t('worksheet.facts.noCo2')] : []),
  ];
}

function productWarnings(
  of: RowFigures['row']['source'],
  source: WorksheetSourceAnswer | undefined,
  t: TFunction,
): string[] {
  if (!source) return [];
  const { expired, valid_until, newest, restated } = source;
  const isOlder = of.kind === 'product' && newest !== null && newest > of.version;
  return [
    ...(expired && valid_until ? [t('worksheet.facts.expired', { day: formatIsoDay(valid_until) })] : []),
    ...(isOlder ? [t('worksheet.facts.newer')] : []),
    ...(restated ? [t('worksheet.facts.restated')] : []),
  ];
}

function differenceOf(change: RowChange | undefined, t: TFunction): RowDifference {
  if (!change) return { kind: 'none' };
  const { comparison, gaps } = change.mki;
  if (comparison) return { kind: change.against === null ? 'only-here' : 'told', eur: comparison.amount };
  const lacks = scopeReason(gaps, t);
  const isApart = gaps.some(({ apart }) => apart);
  return {
    kind: 'not-told',
    why: lacks ?? t(isApart ? 'worksheet.difference.weights' : 'worksheet.difference.unknown'),
  };
}
