import { type CoveredPoint, leavesOut } from '@milieuspoor/charts';
import type { ComparisonGap, SharedModulesAnswer } from '@milieuspoor/contract';
import { isPartGoal, type LifeCycleModule, type UndeclaredQuantity, whatLacks } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { lackingMark, notedText, scopeReason, sharedText } from './scope-texts.ts';

/**
 * Returns the words at a figure that does not include all items: 'zonder 1 van 2 posten'; null where nothing is left
 * out.
 */
export function markText(point: CoveredPoint, t: TFunction): string | null {
  if (!leavesOut(point) || !point.coverage) return null;
  const { undeclared, incomplete, items, lacking } = point.coverage;
  if (undeclared > 0) return t('charts.coverage.without', { missing: undeclared, count: items });
  if (lacking && whatLacks(lacking).items > 0) return lackingMark(lacking, t);
  if (incomplete > 0) return t('charts.coverage.incompleteAt', { missing: incomplete, count: items });
  // Of a total with a part that leaves something out, though that is little of the whole.
  return notedText([lacking], t) ?? t('charts.coverage.incompleteMark');
}

/** A gap between sides in a comparison or a check. */
type Gap = Pick<ComparisonGap, 'undeclared' | 'items' | 'apart' | 'lacking'> & {
  readonly side: ComparisonGap['side'] | 'before' | 'after' | 'against' | 'chosen';
};

/**
 * Returns a comparison of two calculations that a reader chose: neither need be a baseline, so the reasons do not call
 * it one.
 */
export function ofChosen<Of extends { readonly gaps: readonly ComparisonGap[] }>(
  compared: Of,
): Omit<Of, 'gaps'> & { readonly gaps: readonly Gap[] } {
  const gaps = compared.gaps.map(
    (gap): Gap => ({ ...gap, side: gap.side === 'baseline' ? 'against' : 'chosen' }),
  );
  return { ...compared, gaps };
}

/**
 * Returns why a quantity can't be compared, in place of the difference; for one life-cycle module, that it is left out
 * there.
 */
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
    // Of a goal an item may declare one part of two or three: that it declares none is not known.
    if (isPartGoal(quantity))
      return t('charts.coverage.gapOfPart', { side: of, count: undeclared, of: items, quantity: name });
    return undeclared === items
      ? t('charts.coverage.gapOfAll', { side: of, count: items, quantity: name })
      : t('charts.coverage.gap', { side: of, count: undeclared, of: items, quantity: name });
  });
  const lacks = scopeReason(gaps, t, module);
  if (lacks) reasons.push(lacks);
  const weighed = gaps.find(({ apart }) => apart);
  const chosen = weighed?.side === 'against' || weighed?.side === 'chosen';
  if (weighed) reasons.push(t(`charts.coverage.${chosen ? 'gapOfChosenWeights' : 'gapOfWeights'}`));
  return reasons.length === 0
    ? t('charts.coverage.incomparableAtAll')
    : t('charts.coverage.incomparable', { reasons: reasons.join('; ') });
}

/** A comparison, or the reason why there is none; for several projects, their number and how many it includes. */
interface Compared {
  readonly gaps: readonly Gap[];
  readonly compared?: number;
  readonly pairs?: number;
  /** for a comparison of one module */
  readonly module?: LifeCycleModule | undefined;
  /** the comparison over the modules that both sides declare */
  readonly shared?: SharedModulesAnswer | undefined;
}

/** Returns why there is no difference: for several projects what none of them has, for one which items it lacks. */
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

/** Returns the reason below another quantity, without repeating a reason that is already shown there. */
export function reasonBelow(
  compared: Compared,
  quantity: UndeclaredQuantity,
  said: string | null,
  t: TFunction,
): string {
  const reason = reasonText(compared, quantity, t);
  return reason === said ? t('charts.coverage.incomparableAtAll') : reason;
}

/** Returns why there is no difference, and what can still be concluded: in one line, where there is no room for two. */
export function refusalText(compared: Compared, quantity: UndeclaredQuantity, t: TFunction): string {
  const reason = reasonText(compared, quantity, t);
  // The amounts per module are only known for these.
  const { shared } = compared;
  const beside =
    shared && (quantity === 'mki' || quantity === 'co2') ? sharedText(shared, quantity, t) : null;
  return beside ? `${reason}; ${beside}` : reason;
}

/** Returns how many of several projects a difference covers; null where it covers all. */
export function overProjectsText({ compared = 1, pairs = 1 }: Compared, t: TFunction): string | null {
  return compared < pairs ? t('charts.coverage.overProjects', { compared, count: pairs }) : null;
}
