import { changeOfItem } from '../calculations/compare-items.ts';
import { type ComparedItem, toComparedItem } from '../calculations/compared-calculation.ts';
import type { FigureChange } from '../calculations/figure-change.ts';
import type { ItemLacking } from '../calculations/item-lacking.ts';
import type { CoveredSum } from '../figures/covered-sum.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import type { ResourceKey } from '../items/calculation-item.ts';
import { nullPerModule } from '../items/value-item.ts';
import { PostMemory } from '../scope/post-memory.ts';
import { eachResource } from './figures-of-source.ts';
import type { RowFigures } from './work-out-row.ts';

/** The change of both figures: euro, and kg CO2-eq. */
export interface ImpactChange {
  readonly mki: FigureChange;
  readonly co2: FigureChange;
}

/** A row beside its post in the baseline. */
export interface RowChange extends ImpactChange {
  /** its post in the baseline; null for work that the baseline does not have */
  readonly against: ComparedItem | null;
}

interface Aside {
  readonly lacking: ItemLacking;
  readonly sameWeights: boolean;
}

/**
 * What was worked out of rows beside one baseline. After a keystroke all rows but one are what they were; what is taken from
 * here is what would be worked out again.
 */
class ChangeMemory {
  readonly posts = new PostMemory();
  readonly #postOf = new WeakMap<RowFigures, ComparedItem>();
  readonly #resources = new Map<ResourceKey, CoveredSum>();
  readonly #changes = new WeakMap<ComparedItem, RowChange>();

  /** Returns a row at its place as a post in the set of the baseline. */
  post(figures: RowFigures, place: number, set: SetCode): ComparedItem {
    const known = this.#postOf.get(figures);
    if (known?.position === place) return known;
    const post = toPost(figures, place, set);
    this.#postOf.set(figures, post);
    return post;
  }

  /** Returns the sum of a resource over the baseline; `work` works it out the first time. */
  resources(key: ResourceKey, work: () => CoveredSum): CoveredSum {
    const sum = this.#resources.get(key) ?? work();
    this.#resources.set(key, sum);
    return sum;
  }

  change(from: ComparedItem, to: ComparedItem, aside: Aside): RowChange {
    const lacks = (['mki', 'co2'] as const).some(
      (quantity) =>
        aside.lacking.of('baseline', quantity, from) || aside.lacking.of('optimization', quantity, to),
    );
    const known = this.#changes.get(to);
    if (!lacks && known?.against === from) return known;
    const change = { against: from, ...changeOfItem({ from, to, ...aside }) };
    // What it lacks follows from other rows too.
    if (!lacks) this.#changes.set(to, change);
    return change;
  }
}

const MEMORIES = new WeakMap<object, ChangeMemory>();

/** Returns what was worked out beside a baseline so far. */
export function memoryOf(baseline: object): ChangeMemory {
  const memory = MEMORIES.get(baseline) ?? new ChangeMemory();
  MEMORIES.set(baseline, memory);
  return memory;
}

/** Returns a row as a post in one set; without figures it declares nothing. */
function toPost({ row, valued }: RowFigures, position: number, set: SetCode): ComparedItem {
  const post = valued && toComparedItem(valued, position, set);
  if (post) return post;
  const { key: _key, leftOut: _leftOut, origin: _origin, source: _source, quantity, ...named } = row;
  return {
    ...named,
    position,
    quantity: quantity ?? 0,
    mkiEur: nullPerModule(),
    co2Kg: null,
    declared: null,
    incomplete: null,
    resources: valued?.resources ?? NOTHING,
  };
}

const NOTHING = eachResource(() => null);
