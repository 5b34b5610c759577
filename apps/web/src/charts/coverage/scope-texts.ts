import type { ScopeDifferenceAnswer, SharedModulesAnswer, StatisticChanges } from '@milieuspoor/contract';
import {
  formatChange,
  type Lacking,
  type LifeCycleModule,
  moduleRanges,
  modulesOfNotes,
  type SeriesName,
  whatLacks,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../display-of.ts';
import type { ListedAbout } from './listed-mark.tsx';

/** Returns modules as text in a sentence: 'A4, A5 en C1-C4'. */
export function modulesText(modules: readonly LifeCycleModule[], t: TFunction): string {
  const ranges = moduleRanges(modules);
  const last = ranges.at(-1) ?? '';
  return ranges.length < 2 ? last : t('scope.and', { first: ranges.slice(0, -1).join(', '), last });
}

/** The part of a comparison's gap that is about the work. */
interface LackingGap {
  readonly side: SeriesName | 'before' | 'after' | 'against' | 'chosen';
  readonly lacking?: Lacking | undefined;
}

/**
 * Returns what the sides lack of what the other declares, in one line: 'A4, A5 en C1-C4 ontbreken bij 5 posten'. Where
 * both lack something it names the side of each: a post on both sides would count twice in one number. Returns null
 * where they lack nothing.
 */
export function scopeReason(
  gaps: readonly LackingGap[],
  t: TFunction,
  module?: LifeCycleModule,
): string | null {
  const all = gaps.flatMap(({ side, lacking }) => (lacking ? [{ side, ...whatLacks(lacking) }] : []));
  const unworked = all.reduce((sum, lacks) => sum + lacks.unworked, 0);
  const lacking = all.filter(({ items }) => items > 0);
  const ofSides = lacking.map(({ side, items, modules, partly }) => {
    const named = modules.length === 0 && module ? [module] : modules;
    // Of one module it is only known that posts lack something there: all of it, or a part.
    const text = lacksText(named, partly.length > 0 || modules.length === 0, items, t);
    return lacking.length > 1 ? t('scope.ofSide', { text, side: t(`scope.sides.${side}`) }) : text;
  });
  const texts = [...ofSides, ...(unworked > 0 ? [t('scope.unworked', { count: unworked })] : [])];
  return texts.length === 0 ? null : texts.join('; ');
}

function lacksText(
  modules: readonly LifeCycleModule[],
  partly: boolean,
  count: number,
  t: TFunction,
): string {
  if (modules.length === 0) return t('scope.lacksIndicators', { count });
  const said = { count, modules: modulesText(modules, t) };
  if (partly) return t('scope.lacksBoth', said);
  return t(modules.length === 1 ? 'scope.lacksModule' : 'scope.lacksModules', said);
}

/** Returns the text at a figure itself: 'zonder A4 en C1-C4 bij 5 posten'. */
export function lackingMark(lacking: Lacking, t: TFunction): string {
  const { items, modules, partly } = whatLacks(lacking);
  if (modules.length === 0) return t('scope.withoutPart', { count: items });
  const said = { count: items, modules: modulesText(modules, t) };
  return t(partly.length > 0 ? 'scope.withoutBoth' : 'scope.withoutModules', said);
}

/** Returns the conclusion beside a refusal: 'over A1-A3 en D: 8,20 % minder'; null where both amounts are 0. */
export function sharedText(
  { modules, comparison }: SharedModulesAnswer,
  quantity: 'mki' | 'co2',
  t: TFunction,
): string | null {
  if (comparison.baseline === 0 && comparison.optimization === 0) return null;
  const { amount, share, incomplete } = comparison;
  const direction = amount < 0 ? 'less' : 'more';
  const { format } = displayOf(quantity);
  const difference =
    amount === 0
      ? t('scope.same')
      : t(`scope.${direction}`, {
          amount: share === null ? format(Math.abs(amount)) : formatChange(share),
        });
  const text = t('scope.shared', { modules: modulesText(modules, t), difference });
  return incomplete ? t('scope.incomplete', { text }) : text;
}

const DIFFERENCES = ['missing', 'added', 'quantities', 'units'] as const;

/** Returns briefly how the posts of two sides differ; null where they do not. */
export function scopeText(scope: ScopeDifferenceAnswer | null, t: TFunction): string | null {
  if (!scope) return null;
  const differences = DIFFERENCES.flatMap((name) =>
    scope[name] > 0 ? [t(`scope.differences.${name}`, { count: scope[name] })] : [],
  );
  return differences.length === 0 ? null : t('scope.differs', { differences: differences.join(', ') });
}

/** Returns the number of posts of a project for which a quantity counts partly as 0 by an explanation. */
export function explainedPosts(
  scope: ScopeDifferenceAnswer | null,
  quantity: ListedAbout['quantity'],
): number {
  if (quantity === 'mki') return scope?.explained ?? 0;
  return quantity === 'co2' ? (scope?.explained_co2 ?? 0) : 0;
}

/** Returns that number in words: '5 posten tellen deels als 0: niet van toepassing'; null for none. */
export function explainedText(
  scope: ScopeDifferenceAnswer | null,
  quantity: ListedAbout['quantity'],
  t: TFunction,
): string | null {
  const count = explainedPosts(scope, quantity);
  return count > 0 ? t('scope.explained', { count }) : null;
}

/**
 * Returns only the posts that count partly as 0, for a figure beside another that shows how the posts differ; MKI and
 * CO2 may differ in these.
 */
export function explainedAlone(scope: ScopeDifferenceAnswer | null): ScopeDifferenceAnswer | null {
  return scope && { ...scope, missing: 0, added: 0, quantities: 0, units: 0 };
}

/**
 * Returns the text for several projects: 'bij 2 projecten tellen 5 posten deels als 0: niet van toepassing'; null for
 * none.
 */
export function explainedInText(
  explained: StatisticChanges['explained'],
  quantity: 'mki' | 'co2',
  t: TFunction,
): string | null {
  const { projects = 0, posts: count = 0 } = explained?.[quantity] ?? {};
  if (count === 0) return null;
  return t('scope.explainedIn', { count, projects: t('scope.projects', { count: projects }) });
}

/** The posts that count partly as 0, of one project or of several. */
export type Explained = Pick<StatisticChanges, 'explained'> & Partial<Pick<StatisticChanges, 'scope'>>;

/** Returns the text for a comparison, whether it covers one project or several. */
export function explainedInChanges(
  { scope = null, explained }: Explained,
  quantity: 'mki' | 'co2',
  t: TFunction,
): string | null {
  return scope ? explainedText(scope, quantity, t) : explainedInText(explained, quantity, t);
}

/**
 * Returns what the sides of a comparison leave empty that is too small to prevent it: 'iets leeg in A4 en D, minder dan
 * 1 %'; null for nothing.
 */
export function notedText(sides: readonly (Lacking | undefined)[], t: TFunction): string | null {
  return notedInText(modulesOfNotes(sides), t);
}

/** Returns that text for these modules. */
export function notedInText(modules: readonly LifeCycleModule[], t: TFunction): string | null {
  return modules.length === 0 ? null : t('scope.noted', { modules: modulesText(modules, t) });
}
