import { LIFE_CYCLE_MODULES, type LifeCycleModule } from './life-cycle-modules.ts';

/** From so many modules of a stage in a row on, people write the first and the last. */
const RANGE_FROM = 3;

/** Where modules of EN 15804 lie: a stage, and the first and the last number in it; D has no number. */
interface Stretch {
  readonly stage: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Modules as people write them, in their fixed order: three or more of a stage in a row are a range, so that C1, C2, C3 and C4
 * are 'C1-C4' and A4 and A5 stay two. A1-A3 are three modules of EN 15804 that are stated as one.
 */
export function moduleRanges(modules: readonly LifeCycleModule[]): string[] {
  const stretches: Stretch[] = [];
  const texts: string[] = [];
  for (const module of LIFE_CYCLE_MODULES) {
    if (!modules.includes(module)) continue;
    const [, stage = module, from, to = from] = /^([A-C])(\d)(?:-[A-C](\d))?$/.exec(module) ?? [];
    const [first, last] = [Number(from ?? 0), Number(to ?? 0)];
    const before = stretches.at(-1);
    if (before && before.stage === stage && before.last + 1 === first)
      stretches.splice(-1, 1, { ...before, last });
    else stretches.push({ stage, first, last });
  }
  for (const { stage, first, last } of stretches) {
    if (first === 0) texts.push(stage);
    else if (last - first + 1 >= RANGE_FROM) texts.push(`${stage}${first}-${stage}${last}`);
    else for (let number = first; number <= last; number++) texts.push(`${stage}${number}`);
  }
  return texts;
}
