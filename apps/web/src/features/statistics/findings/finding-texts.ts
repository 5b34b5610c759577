import type { FigureFinding } from '@milieuspoor/contract';
import {
  type CalculationType,
  dayAndTimeOf,
  type FindingKind,
  formatNumber,
  mendingOf,
  type ProjectTab,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { modulesText } from '../../../charts/coverage/scope-texts.ts';

/** What is said of a finding beside its post: modules, indicators, both amounts, who answered what, and where its weight is to be found. */
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

/** Of these each post has a weight, which of several projects is not added up: their posts are not read for it. */
const WEIGHED = ['module', 'indicators', 'bare', 'unworked'] as const satisfies readonly FindingKind[];

/** Whether what keeps a project from being compared has a weight that its posts tell, and this row doesn't. */
function isWeighedAtPosts({ kind, blocks, post, mki_eur, co2_kg }: FigureFinding): boolean {
  if (!blocks || post !== null || mki_eur !== null || co2_kg !== null) return false;
  return WEIGHED.some((each) => each === kind);
}

/** 'post 10, 20, 30'; of more than are named how many more there are. */
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

/** How it is done away with; nothing for who may not open the project to do that, unless there is nothing to do. */
export function mendingText(
  kind: FindingKind,
  of: { readonly isAnswered: boolean; readonly mayOpen: boolean },
  t: TFunction,
): string {
  const mending = mendingOf(kind, of.isAnswered);
  return of.mayOpen || mending === 'nothing' ? t(`statistics.findings.mending.${mending}`) : '';
}
