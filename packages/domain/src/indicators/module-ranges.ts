import { LIFE_CYCLE_MODULES, type LifeCycleModule } from './life-cycle-modules.ts';

/** The least number of consecutive modules that are written as a range. */
const RANGE_LEAST = 3;

/**
 * Returns modules as text for a sentence, in their order: three or more consecutive ones of one stage become a range.
 * A4, A5, C1, C2, C3 and C4 give 'A4', 'A5' and 'C1-C4'.
 */
export function moduleRanges(modules: readonly LifeCycleModule[]): string[] {
  const runs: LifeCycleModule[][] = [];
  for (const [place, module] of LIFE_CYCLE_MODULES.entries()) {
    if (!modules.includes(module)) continue;
    const run = runs.at(-1);
    const former = LIFE_CYCLE_MODULES[place - 1];
    if (run && former && run.at(-1) === former && former[0] === module[0]) run.push(module);
    else runs.push([module]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    // 'A1-A3' is a range already.
    return run.length < RANGE_LEAST || first?.includes('-') ? run : [`${first}-${last}`];
  });
}
