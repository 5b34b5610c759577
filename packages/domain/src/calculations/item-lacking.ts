import type { Lacking } from '../figures/covered-sum.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { SeriesName } from '../items/calculation-types.ts';
import type { ScopeGap } from '../scope/compare-scope.ts';
import type { ComparedItem } from './compared-calculation.ts';

/** Holds, for each item, what it leaves empty and the other side declares. */
export class ItemLacking {
  readonly #modules = new Map<string, number[]>();

  constructor(gaps: readonly ScopeGap[]) {
    for (const { side, module, posts } of gaps)
      for (const { post, mki, co2 } of posts) {
        if (mki) this.#add(`${side} mki ${post.position}`, module);
        if (co2) this.#add(`${side} co2 ${post.position}`, module);
      }
  }

  #add(key: string, module: LifeCycleModule): void {
    const modules = this.#modules.get(key) ?? LIFE_CYCLE_MODULES.map(() => 0);
    modules[LIFE_CYCLE_MODULES.indexOf(module)] = 1;
    this.#modules.set(key, modules);
  }

  of(side: SeriesName, quantity: 'mki' | 'co2', { position }: ComparedItem): Lacking | null {
    const modules = this.#modules.get(`${side} ${quantity} ${position}`);
    return modules ? { items: 1, modules } : null;
  }
}
