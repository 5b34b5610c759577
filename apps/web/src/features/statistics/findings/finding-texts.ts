import type { FigureFinding } from '@milieuspoor/contract';
import { type CalculationType, formatNumber, type ProjectTab } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { modulesText } from '../../../charts/coverage/scope-texts.ts';

/** What is said of a finding beside its post: modules, indicators, both amounts, and what somebody answered. */
export function detailOf(
  { kind, modules, indicators, amounts, meaning }: FigureFinding,
  t: TFunction,
): string {
  const amountOf = ({ quantity, unit }: { readonly quantity: number; readonly unit: string }) =>
    `${formatNumber(quantity, Number.isInteger(quantity) ? 0 : 2)} ${unit}`;
  return [
    ...(modules.length > 0 ? [modulesText(modules, t)] : []),
    ...(indicators.length > 0 ? [indicators.join(', ')] : []),
    ...(kind === 'incomplete' && indicators.length === 0 ? [t('statistics.findings.notKept')] : []),
    ...(amounts ? [`${amountOf(amounts.baseline)} → ${amountOf(amounts.optimization)}`] : []),
    ...(meaning ? [t(`statistics.findings.meaning.${meaning}`)] : []),
  ].join('; ');
}

/** 'Module ontbreekt (Optimalisatie)'. */
export function kindOf({ kind, side }: Pick<FigureFinding, 'kind' | 'side'>, t: TFunction): string {
  const what = t(`statistics.findings.kinds.${kind}`);
  return side === null ? what : t('statistics.findings.ofSide', { what, side: t(`charts.sides.${side}`) });
}

/** Where a calculation of a type stands in its project. */
export const TAB_OF_TYPE: Readonly<Record<CalculationType, ProjectTab>> = {
  'design-baseline': 'baseline',
  'design-optimization': 'optimization',
  applicant: 'optimization',
  'as-built-baseline': 'as-built',
  'as-built-optimization': 'as-built',
};

/** Whether somebody answered that what is not there doesn't apply. */
export function isAnswered({ meaning }: Pick<FigureFinding, 'meaning'>): boolean {
  return meaning === 'not-applicable';
}
