import { NUMBERS_MAX } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import type { FindingOfPair } from './post-findings.ts';

/**
 * Groups what posts of a project leave empty or lack, once for each kind: by side, and by the answer and its day, with
 * the number of posts, each counted once in a row.
 */
export function findingsByKind(findings: readonly FindingOfPair[]): FindingOfPair[] {
  const alike = Map.groupBy(findings, ({ kind, side, blocks, meaning, answered }) =>
    [kind, side, blocks, meaning, answered?.by, answered?.at.slice(0, 10)].join(),
  );
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const inAny = (name: 'modules' | 'indicators') => new Set<string>(all.flatMap((each) => each[name]));
    const modules = inAny('modules');
    const times = all.flatMap(({ answered }) => answered ?? []);
    // Within one day the time orders them.
    const last = times.toSorted((left, right) => left.at.localeCompare(right.at)).at(-1) ?? null;
    return {
      ...first,
      posts: all.length,
      post: null,
      numbers: all.flatMap(({ post }) => post?.number ?? []).slice(0, NUMBERS_MAX),
      modules: LIFE_CYCLE_MODULES.filter((module) => modules.has(module)),
      indicators: [...inAny('indicators')],
      mki_eur: sumOf(all.map(({ mki_eur }) => mki_eur)),
      co2_kg: sumOf(all.map(({ co2_kg }) => co2_kg)),
      answered: last,
    };
  });
}

/** Returns the sum of amounts; null where one of them is unknown. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
