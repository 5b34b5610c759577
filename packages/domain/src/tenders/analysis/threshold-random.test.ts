import { describe, expect, it } from 'vitest';
import {
  awardModel,
  criteriaMost,
  drawFrom,
  type ExactModel,
  exactWinners,
  faultsOf,
  namesOf,
  type RandomBid,
  randomBids,
  steppedModel,
} from '../exact-tender.fixture.ts';
import { type ThresholdValue, winningThresholds } from './winning-threshold.ts';

function withValue(model: ExactModel, value: ThresholdValue, at: number): ExactModel {
  const moved = {
    'maximum-discount': { ...model, most: at },
    'reference-value': { ...model, upper: at },
    'target-value': { ...model, lower: at },
  }[value];
  const [, ...between] = moved.steps?.slice(0, -1) ?? [];
  const last = moved.steps?.at(-1);
  if (!last) return moved;
  return { ...moved, steps: [[moved.lower, moved.most], ...between, [moved.upper, last[1]]] };
}

const presentValue = ({ most, upper, lower }: ExactModel, value: ThresholdValue) =>
  ({ 'maximum-discount': most, 'reference-value': upper, 'target-value': lower })[value];

describe('thresholds of random tenders against exact fractions', () => {
  it('at the threshold somebody else wins, and one euro nearer the winner still does', () => {
    let [found, undecided] = [0, 0];
    const faults = faultsOf(({ bids, model, report }) => {
      const { reason, thresholds } = winningThresholds(bids, awardModel(model));
      const winners = exactWinners(bids, model);
      if (!model.steps && model.upper <= model.lower) return report('reason', reason, 'model-open');
      if (bids.length < 2) return report('reason', reason, 'too-few-bids');
      if (winners.length > 1) return report('reason', reason, 'tied');
      report('thresholds', thresholds.length, 6);
      for (const { value, direction, atEur, differenceEur, winners: then, undecided: isOpen } of thresholds) {
        if (isOpen) undecided++;
        if (atEur === null) continue;
        found++;
        report('difference', differenceEur, atEur - presentValue(model, value));
        const exact = exactWinners(bids, withValue(model, value, atEur));
        report('winners there', namesOf(then), exact);
        report('the winner wins there', exact.includes(winners[0] ?? -1), false);
        const nearer = withValue(model, value, direction === 'higher' ? atEur - 1 : atEur + 1);
        report('the winner wins nearer by', exactWinners(bids, nearer).includes(winners[0] ?? -1), true);
      }
    });
    expect(faults).toEqual([]);
    expect(found).toBeGreaterThan(5000);
    expect(undecided).toBeLessThan(20);
  });

  it('no nearer value does it: every value of small models is tried', () => {
    const draw = drawFrom(13);
    const faults: unknown[] = [];
    for (let tender = 0; tender < 100; tender++) {
      const upper = 1 + draw(25);
      const line = {
        upper,
        lower: draw(upper),
        most: 1 + draw(25),
        ceiling: null,
        steps: null,
        criteria: [],
      };
      const model = (tender % 2 === 0 ? steppedModel(draw, 25, null) : null) ?? line;
      const bids = randomBids(draw, model);
      for (const { value, direction, atEur } of winningThresholds(bids, awardModel(model)).thresholds) {
        const expected = firstOtherWinner(bids, model, value, direction === 'higher' ? 1 : -1);
        if (atEur !== expected) faults.push({ value, direction, atEur, expected, model, bids });
      }
    }
    expect(faults).toEqual([]);
  });
});

/**
 * Searches by trial. Beyond the last reference value every MKI, which is at most 126 above the former one, earns all
 * but less than half a euro, so nothing changes any more.
 */
function firstOtherWinner(
  bids: readonly RandomBid[],
  model: ExactModel,
  value: ThresholdValue,
  step: 1 | -1,
) {
  const [winner = -1] = exactWinners(bids, model);
  const [second, lastButOne] = [model.steps?.[1], model.steps?.at(-2)];
  const first = {
    'maximum-discount': 1 + (second?.[1] ?? 0),
    'reference-value': (lastButOne?.[0] ?? model.lower) + 1,
    'target-value': 0,
  }[value];
  const last = {
    'maximum-discount': (awardModel(model).scopeEur ?? 0) - criteriaMost(model),
    'reference-value': model.lower + 2 * model.most * (model.upper + 126),
    'target-value': (second?.[0] ?? model.upper) - 1,
  }[value];
  for (let at = presentValue(model, value) + step; at >= first && at <= last; at += step)
    if (!exactWinners(bids, withValue(model, value, at)).includes(winner)) return at;
  return null;
}
