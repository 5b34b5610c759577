import type { Gap, PairComparison } from '../figures/compare-pair.ts';
import { whatLacks } from '../figures/what-lacks.ts';
import type { FindingKind } from '../scope/finding-kinds.ts';

/** The findings that keep two sides from being compared, what can be answered first. */
export const REFUSAL_KINDS = [
  'module',
  'indicators',
  'unworked',
  'undeclared',
  'weights',
  'outside-set',
] as const satisfies readonly FindingKind[];
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Returns why two sides can't be compared, in the order of `REFUSAL_KINDS`; empty where they are. */
export function whyRefused({ comparison, gaps }: PairComparison): readonly RefusalKind[] {
  if (comparison) return [];
  // A side that does not exist states no figure in the set.
  const found = new Set<RefusalKind>(gaps.length === 0 ? ['outside-set'] : gaps.flatMap(kindsOf));
  return REFUSAL_KINDS.filter((kind) => found.has(kind));
}

function kindsOf({ items, undeclared, apart, lacking }: Gap): RefusalKind[] {
  if (items === 0) return ['outside-set'];
  const { unworked, items: lackingItems, modules, partly } = whatLacks(lacking ?? { items: 0 });
  const lacksIndicators = partly.length > 0;
  const kinds: Readonly<Record<RefusalKind, boolean>> = {
    module: lackingItems > 0 && (modules.length > 0 || !lacksIndicators),
    indicators: lackingItems > 0 && lacksIndicators,
    unworked: unworked > 0,
    undeclared: undeclared > 0,
    weights: Boolean(apart),
    'outside-set': false,
  };
  return REFUSAL_KINDS.filter((kind) => kinds[kind]);
}
