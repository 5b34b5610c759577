import { type CoveredPoint, leavesOut } from '@milieuspoor/charts';
import type { ComparisonGap, SharedModulesAnswer } from '@milieuspoor/contract';
import { type LifeCycleModule, type UndeclaredQuantity, whatLacks } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { lackingMark, scopeReason, sharedText } from './scope-texts.ts';

/** What stands at a figure that is not built on all items: 'zonder 1 van 2 posten'; null where nothing is left out. */
export function markText(point: CoveredPoint, t: TFunction): string | null {
  if (!leavesOut(point) || !point.coverage) return null;
  const { undeclared, incomplete, items, lacking } = point.coverage;
  if (undeclared > 0) return t('charts.coverage.without', { missing: undeclared, count: items });
  return lacking && whatLacks(lacking).items > 0
    ? lackingMark(lacking, t)
    : t('charts.coverage.incompleteAt', { missing: incomplete, count: items });
}

/** A gap between sides as a comparison or a check states it. */
type Gap = Pick<ComparisonGap, 'undeclared' | 'items' | 'apart' | 'lacking'> & {
  readonly side: ComparisonGap['side'] | 'before' | 'after';
};

/** Why a quantity can't be compared, in place of the difference; of one life-cycle module, that it is left out there. */
export function incomparableText(
  gaps: readonly Gap[],
  quantity: UndeclaredQuantity,
  t: TFunction,
  module?: LifeCycleModule,
): string {
  const reasons: string[] = gaps.flatMap(({ side, undeclared, items }) => {
    const of = t(`scope.sides.${side}`);
    if (items === 0) return t('charts.coverage.gapOfSet', { side: of });
    if (undeclared === 0) return [];
    const whole = t(`charts.coverage.quantities.${quantity}`);
    const name = module
      ? t('charts.coverage.inModule', { quantity: whole, module: t(`charts.modules.${module}`) })
      : whole;
    // Of the raw materials an item may declare two of three: that it declares none is not known.
    if (quantity === 'material')
      return t('charts.coverage.gapOfPart', { side: of, count: undeclared, of: items, quantity: name });
    return undeclared === items
      ? t('charts.coverage.gapOfAll', { side: of, count: items, quantity: name })
      : t('charts.coverage.gap', { side: of, count: undeclared, of: items, quantity: name });
  });
  const lacks = scopeReason(gaps, t, module);
  if (lacks) reasons.push(lacks);
  if (gaps.some(({ apart }) => apart)) reasons.push(t('charts.coverage.gapOfWeights'));
  return reasons.length === 0
    ? t('charts.coverage.incomparableAtAll')
    : t('charts.coverage.incomparable', { reasons: reasons.join('; ') });
}

/** What was compared, or why it was not; of several projects, how many there are and how many are in it. */
interface Compared {
  readonly gaps: readonly Gap[];
  readonly compared?: number;
  readonly pairs?: number;
  /** where it is of one module */
  readonly module?: LifeCycleModule | undefined;
  /** what can be said of the modules that both sides declare */
  readonly shared?: SharedModulesAnswer | undefined;
}

/** Why there is no difference: of several projects what none of them has, of one which items it lacks. */
export function reasonText(
  { gaps, pairs = 1, module }: Compared,
  quantity: UndeclaredQuantity,
  t: TFunction,
): string {
  if (pairs <= 1) return incomparableText(gaps, quantity, t, module);
  if (gaps.some(({ apart }) => apart)) return t('charts.coverage.noProjectsOfWeights', { count: pairs });
  if (gaps.some(({ lacking }) => lacking)) return t('charts.coverage.noProjectsOfScope', { count: pairs });
  return t('charts.coverage.noProjects', {
    count: pairs,
    quantity: t(`charts.coverage.quantities.${quantity}`),
  });
}

/** The same below another quantity: a reason that stands there already is not said again. */
export function reasonBelow(
  compared: Compared,
  quantity: UndeclaredQuantity,
  said: string | null,
  t: TFunction,
): string {
  const reason = reasonText(compared, quantity, t);
  return reason === said ? t('charts.coverage.incomparableAtAll') : reason;
}

/** Why there is no difference, and what can be said all the same: in one line, where there is no room for two. */
export function refusalText(compared: Compared, quantity: UndeclaredQuantity, t: TFunction): string {
  const reason = reasonText(compared, quantity, t);
  // Only of these is it known what each module comes to.
  const { shared } = compared;
  const beside =
    shared && (quantity === 'mki' || quantity === 'co2') ? sharedText(shared, quantity, t) : null;
  return beside ? `${reason}; ${beside}` : reason;
}

/** Over how many of several projects a difference speaks; null where it speaks over all. */
export function overProjectsText({ compared = 1, pairs = 1 }: Compared, t: TFunction): string | null {
  return compared < pairs ? t('charts.coverage.overProjects', { compared, count: pairs }) : null;
}
