import type { Gap, PairComparison } from '../figures/compare-pair.ts';
import { whatLacks } from '../figures/what-lacks.ts';
import { FINDING_KINDS, type FindingKind } from '../scope/finding-kinds.ts';

/** Returns why two sides can't be compared, in the order of `FINDING_KINDS`; empty where they are. */
export function whyRefused({ comparison, gaps }: PairComparison): readonly FindingKind[] {
  if (comparison) return [];
  // A side that does not exist states no figure in the set.
  const found = new Set<FindingKind>(gaps.length === 0 ? ['outside-set'] : gaps.flatMap(kindsOf));
  return FINDING_KINDS.filter((kind) => found.has(kind));
}

function kindsOf({ items, undeclared, apart, lacking }: Gap): FindingKind[] {
  if (items === 0) return ['outside-set'];
  const { unworked, items: lackingItems, modules, partly } = whatLacks(lacking ?? { items: 0 });
  const lacksIndicators = partly.length > 0;
  return [
    ...(lackingItems > 0 && (modules.length > 0 || !lacksIndicators) ? (['module'] as const) : []),
    ...(lackingItems > 0 && lacksIndicators ? (['indicators'] as const) : []),
    ...(unworked > 0 ? (['unworked'] as const) : []),
    ...(undeclared > 0 ? (['undeclared'] as const) : []),
    ...(apart ? (['weights'] as const) : []),
  ];
}
