import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { Scope } from './compare-scope.ts';
import type { LackingNode } from './scope-standing.ts';
import { variantScope } from './variant-scope.ts';

const inModule = (named: LifeCycleModule | null, posts: number) =>
  LIFE_CYCLE_MODULES.map((module) => (module === named ? posts : 0));
const SCOPE: Scope = {
  matched: [],
  missing: [],
  added: [],
  quantities: [],
  units: [],
  gaps: [],
  bare: { baseline: [], optimization: [] },
};

const LACKING = { posts: 2, modules: inModule('A4', 2), partly: inModule(null, 0) };

function at(node: Partial<LackingNode>) {
  const whole: LackingNode = {
    ...{ level: 'calculation', path: [], mki: LACKING, co2: LACKING },
    ...{ mkiGapPosts: 2, unworked: 0, ...node },
  };
  const standing = {
    nodes: { baseline: [], optimization: [whole] },
    unexplained: { baseline: 0, optimization: 2 },
    answered: { baseline: { mki: null, co2: null }, optimization: { mki: null, co2: null } },
    co2Unexplained: 0,
    explained: { mki: 0, co2: 0 },
    missingUnexplained: 0,
    unanswered: 0,
  };
  return variantScope(SCOPE, standing).lacking.optimization;
}

it('tells which posts declare a part of a module, and which the other did not work out, apart from those that leave it empty', () => {
  const empty = { items: 2, modules: inModule('A4', 2) };
  expect(at({})).toEqual({ mki: empty, co2: empty, material: null });
  const partly = inModule('A4', 1);
  expect(at({ mki: { ...LACKING, partly } })).toMatchObject({ mki: { ...empty, partly }, co2: empty });
  expect(at({ co2: { ...LACKING, partly } })).toMatchObject({ mki: empty, co2: { ...empty, partly } });
  expect(at({ unworked: 1 })).toEqual({
    mki: { ...empty, unworked: 1 },
    co2: { ...empty, unworked: 1 },
    material: { items: 1, unworked: 1 },
  });
});
