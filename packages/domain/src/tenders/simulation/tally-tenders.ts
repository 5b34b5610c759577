import { medianOf } from '../../figures/median.ts';
import { fictionalPriceEur } from '../scoring/fictional-price.ts';
import { scoreOnLineEur } from '../scoring/mki-score.ts';
import { compareMki } from '../scoring/rank-bids.ts';
import { type DrawnBid, drawBid, type SimulatedModel, type SimulationAssumptions } from './draw-bid.ts';

/** The totals of simulated tenders. */
export interface TenderTally {
  readonly tenders: number;
  /** percent of the tenders won by a bid with the lowest MKI */
  readonly lowestMkiWinsPercent: number;
  /** percent of the tenders won by a bid with the lowest quote */
  readonly cheapestWinsPercent: number;
  /**
   * what the client paid over all tenders above the cheapest quotes, for each euro of MKI that the winners save against
   * the cheapest bids; null where they save nothing together
   */
  readonly meanCostPerEuroSaved: number | null;
  /** the median of that cost over single tenders whose winner saves something; null when there is none */
  readonly medianCostPerEuroSaved: number | null;
}

/** Plays tenders one after another and counts the results. */
export class TenderCounter {
  readonly #model: SimulatedModel;
  readonly #bidders: number;
  readonly #assumptions: SimulationAssumptions;
  readonly #random: () => number;
  readonly #costs: number[] = [];
  #tenders = 0;
  #lowestMkiWins = 0;
  #cheapestWins = 0;
  #extraEur = 0;
  #savedEur = 0;

  constructor(
    model: SimulatedModel,
    bidders: number,
    assumptions: SimulationAssumptions,
    random: () => number,
  ) {
    this.#model = model;
    this.#bidders = bidders;
    this.#assumptions = assumptions;
    this.#random = random;
  }

  /** Plays this many more tenders. */
  play(tenders: number): void {
    for (let played = 0; played < tenders; played++) this.#playOne();
  }

  /** Returns the totals so far; null before the first tender. */
  tally(): TenderTally | null {
    if (this.#tenders === 0) return null;
    return {
      tenders: this.#tenders,
      lowestMkiWinsPercent: (100 * this.#lowestMkiWins) / this.#tenders,
      cheapestWinsPercent: (100 * this.#cheapestWins) / this.#tenders,
      meanCostPerEuroSaved: this.#savedEur > 0 ? this.#extraEur / this.#savedEur : null,
      medianCostPerEuroSaved: medianOf(this.#costs),
    };
  }

  #playOne(): void {
    let winner = this.#draw();
    let winnerPriceEur = this.#priceEur(winner);
    let cheapest = winner;
    let lowestMkiEur = winner.mkiEur;
    for (let drawn = 1; drawn < this.#bidders; drawn++) {
      const bid = this.#draw();
      const priceEur = this.#priceEur(bid);
      const ahead = priceEur - winnerPriceEur || compareMki(bid.mkiEur, winner.mkiEur);
      if (ahead < 0) {
        winner = bid;
        winnerPriceEur = priceEur;
      }
      const cheaper = bid.quoteEur - cheapest.quoteEur || compareMki(bid.mkiEur, cheapest.mkiEur);
      if (cheaper < 0) cheapest = bid;
      if (bid.mkiEur < lowestMkiEur) lowestMkiEur = bid.mkiEur;
    }
    this.#tenders++;
    if (winner.mkiEur === lowestMkiEur) this.#lowestMkiWins++;
    if (winner.quoteEur === cheapest.quoteEur) this.#cheapestWins++;
    const extraEur = winner.quoteEur - cheapest.quoteEur;
    const savedEur = cheapest.mkiEur - winner.mkiEur;
    this.#extraEur += extraEur;
    this.#savedEur += savedEur;
    if (savedEur > 0) this.#costs.push(extraEur / savedEur);
  }

  #draw(): DrawnBid {
    return drawBid(this.#model, this.#assumptions, this.#random);
  }

  #priceEur({ mkiEur, quoteEur, criteriaDiscountEur }: DrawnBid): number {
    const scoreEur = scoreOnLineEur(mkiEur, this.#model.line);
    return fictionalPriceEur({ quoteEur, scoreEur, criteriaDiscountEur });
  }
}
