import { discountLineOf, needsWinnerReason, rankBids, scoreBid } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import type { ProjectPlan } from './demonstration-plan.ts';
import { demonstrationPlan } from './demonstration-projects.ts';
import { plannedMkiEur, tenderBoundaries } from './tender-boundaries.ts';

/**
 * Returns the bids of a tender in their places, by its model; in the demonstration all of them are whole and of one
 * set.
 */
function placesOf({ tender, calculations, ...project }: ProjectPlan) {
  const { upperEur = null, lowerEur = null } = tenderBoundaries({ tender, calculations, ...project }) ?? {};
  const line = discountLineOf({
    ...{ upperEur, lowerEur, mkiMaxDiscountEur: tender?.mkiMaxDiscountEur ?? null },
    steps: null,
  });
  const bids = calculations.flatMap(({ bidder, active, ...plan }) => {
    if (!bidder) return [];
    const amount = plannedMkiEur({ bidder, active, ...plan });
    const mki = { amount, items: 1, undeclared: 0, incomplete: 0 };
    const calculation = { set: 'a1', weightsVersion: '', mki } as const;
    return [
      {
        bidder,
        active,
        ...scoreBid(
          { ...bidder, calculation, ruling: null },
          { line, scale: null, work: null, ceilingEur: null },
        ),
      },
    ];
  });
  return rankBids(bids);
}

it('a winner of the demonstration who is not first has a reason, and nobody else has one', () => {
  const places = demonstrationPlan.projects.flatMap((project) => placesOf(project));
  const unexplained = places.filter(({ bid, ...place }) => bid.active && needsWinnerReason(place));
  expect(unexplained.map(({ bid }) => bid.bidder.name).sort()).toEqual([
    'Dijkbouw Rivierenland',
    'Straatwerk Eemland',
    'Van Loon & Dekker Infra',
  ]);
  const reasoned = places.filter(({ bid }) => bid.bidder.winnerReason !== undefined);
  expect(reasoned.map(({ bid }) => bid.bidder)).toEqual(unexplained.map(({ bid }) => bid.bidder));
});
