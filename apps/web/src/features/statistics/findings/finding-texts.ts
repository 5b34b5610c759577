import type { FigureFinding } from '@milieuspoor/contract';
import { dayAndTimeOf, type FindingKind, formatNumber, mendingOf } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { modulesText } from '../../../charts/coverage/scope-texts.ts';

/**
 * Returns the details of a finding beside its item: modules, indicators, both amounts, who answered what, and where to
 * find its weight.
 */
export function detailOf(finding: FigureFinding, t: TFunction): string {
  const { kind, modules, indicators, amounts, posts, numbers, meaning, answered } = finding;
  const amountOf = ({ quantity, unit }: { readonly quantity: number; readonly unit: string }) =>
    `${formatNumber(quantity, Number.isInteger(quantity) ? 0 : 2)} ${unit}`;
  return [
    ...(modules.length > 0 ? [modulesText(modules, t)] : []),
    ...(indicators.length > 0 ? [indicators.join(', ')] : []),
    ...(kind === 'incomplete' && indicators.length === 0 ? [t('statistics.findings.notKept')] : []),
    ...(amounts ? [`${amountOf(amounts.baseline)} → ${amountOf(amounts.optimization)}`] : []),
    ...(numbers.length > 0 ? [numbersText(numbers, posts, t)] : []),
    ...(meaning ? [answerText(meaning, answered, t)] : []),
    ...(isWeighedAtPosts(finding) ? [t('statistics.findings.weightAtPosts')] : []),
  ].join('; ');
}

/**
 * The kinds in which each item has a weight. For several projects it is not added up, since their items are not read
 * for it.
 */
const WEIGHED = ['module', 'indicators', 'bare', 'unworked'] as const satisfies readonly FindingKind[];

/**
 * Tells whether a finding that prevents a comparison has a weight that is listed with its items, and not in this row.
 */
function isWeighedAtPosts({ kind, blocks, post, mki_eur, co2_kg }: FigureFinding): boolean {
  if (!blocks || post !== null || mki_eur !== null || co2_kg !== null) return false;
  return WEIGHED.some((each) => each === kind);
}

/** Returns 'post 10, 20, 30'; of a longer list, it says how many more there are. */
function numbersText(numbers: readonly string[], posts: number, t: TFunction): string {
  const named = t('statistics.findings.numbers', { count: numbers.length, numbers: numbers.join(', ') });
  const more = posts - numbers.length;
  return more > 0 ? `${named} ${t('statistics.figures.largestMore', { count: more })}` : named;
}

/** 'niet van toepassing: telt als 0 (Anna de Wit, 03-05-2026 10:00)' */
function answerText(
  meaning: NonNullable<FigureFinding['meaning']>,
  answered: FigureFinding['answered'],
  t: TFunction,
): string {
  const said = t(`statistics.findings.meaning.${meaning}`);
  if (!answered) return said;
  const by = [...(answered.by === '' ? [] : [answered.by]), dayAndTimeOf(answered.at)].join(', ');
  return `${said} (${by})`;
}

/** 'Module ontbreekt (Optimalisatie)'. */
export function kindOf({ kind, side }: Pick<FigureFinding, 'kind' | 'side'>, t: TFunction): string {
  const what = t(`statistics.findings.kinds.${kind}`);
  return side === null ? what : t('statistics.findings.ofSide', { what, side: t(`charts.sides.${side}`) });
}

/** Tells whether somebody answered that what is missing doesn't apply. */
export function isAnswered({ meaning }: Pick<FigureFinding, 'meaning'>): boolean {
  return meaning === 'not-applicable';
}

/**
 * Says how to fix a finding; empty for a user who may not open the project to do that, unless nothing has to be done.
 */
export function mendingText(
  kind: FindingKind,
  of: { readonly isAnswered: boolean; readonly mayOpen: boolean },
  t: TFunction,
): string {
  const mending = mendingOf(kind, of.isAnswered);
  return of.mayOpen || mending === 'nothing' ? t(`statistics.findings.mending.${mending}`) : '';
}
