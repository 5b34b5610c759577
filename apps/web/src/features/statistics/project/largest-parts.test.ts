import { exampleChild, exampleStatistic } from '@milieuspoor/charts/examples';
import type { Statistic } from '@milieuspoor/contract';
import { describe, expect, it } from 'vitest';
import { largestModule, largestNode, leavesModulesOpen } from './largest-parts.ts';

const total = (mki: number, ...groups: readonly (number | null)[]) =>
  exampleStatistic(
    'total_mki_reference_calculation',
    'baseline',
    { total: mki },
    groups.map((value, index) => exampleChild(String(index), { total: value })),
  );
const modules = (values: Statistic['values'], more: Partial<Statistic> = {}) => ({
  ...exampleStatistic('eci_per_lifecycle_fase', 'baseline', values),
  ...more,
});

describe('what weighs most', () => {
  it('is the group with the largest MKI, and its share of the whole', () => {
    expect(largestNode(total(600, 250, 350))).toMatchObject({ name: 'Groep 1', point: { value: 350 } });
    expect(largestNode(total(600, 150, 450))?.share).toBe(75);
  });

  it('is nothing where no group costs anything', () => {
    expect(largestNode(total(0))).toBeNull();
    expect(largestNode(total(-10, -10, null))).toBeNull();
  });

  it('is the module with the largest MKI, with the share of the whole that the benefits are in', () => {
    const perModule = modules({ 'A1-A3': 900, A4: 150, D: -50 });
    expect(largestModule(total(1_000), perModule)).toMatchObject({ name: 'A1-A3', share: 90 });
  });

  it('has no share where items leave that module open', () => {
    const open = modules({ 'A1-A3': 900 }, { undeclared: { 'A1-A3': 1 } });
    expect(largestModule(total(1_000), open)).toMatchObject({ name: 'A1-A3', share: null });
  });

  it('is known of what is declared only, where items leave any module open', () => {
    expect(leavesModulesOpen(modules({ 'A1-A3': 900 }, { undeclared: { B1: 4 } }))).toBe(true);
    expect(leavesModulesOpen(modules({ 'A1-A3': 900 }))).toBe(false);
  });
});
