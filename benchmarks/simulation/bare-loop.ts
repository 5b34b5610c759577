import { SIMULATION_ASSUMPTIONS, type SimulatedModel } from '@milieuspoor/domain';

/**
 * Does the same arithmetic as `TenderCounter` in one loop of plain variables, without objects, calls, ties or
 * exactness: what a machine can do with it. Returns the share of tenders won by the lowest MKI, so that nothing can be
 * left out.
 */
export function bareLoop(model: SimulatedModel, tenders: number, bidders: number, seed: number): number {
  const { line, scopeEur, criteriaMaxDiscountEur } = model;
  const { upperEur, lowerEur, maxDiscountEur } = line;
  const { lowestMkiShare, likeliestMkiPlace, priceSpread, priceFloor, premiumShare } = SIMULATION_ASSUMPTIONS;
  const lowestEur = lowestMkiShare * lowerEur;
  let [a, b, c, counter] = [0, seed | 0, 0, 1];
  let wins = 0;
  const costs: number[] = [];
  for (let tender = 0; tender < tenders; tender++) {
    let winnerPrice = Number.POSITIVE_INFINITY;
    let [winnerMki, winnerQuote, cheapestMki, lowest] = [0, 0, 0, Number.POSITIVE_INFINITY];
    let cheapest = Number.POSITIVE_INFINITY;
    for (let bidder = 0; bidder < bidders; bidder++) {
      let [first, second, third, fourth] = [0, 0, 0, 0];
      for (let drawn = 0; drawn < 4; drawn++) {
        const result = (a + b + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + result) | 0;
        const number = (result >>> 0) / 2 ** 32;
        if (drawn === 0) first = number;
        else if (drawn === 1) second = number;
        else if (drawn === 2) third = number;
        else fourth = number;
      }
      const place =
        first < likeliestMkiPlace
          ? Math.sqrt(first * likeliestMkiPlace)
          : 1 - Math.sqrt((1 - first) * (1 - likeliestMkiPlace));
      const mki = Math.round(100 * (lowestEur + place * (upperEur - lowestEur))) / 100;
      const normal = Math.sqrt(-2 * Math.log(1 - second)) * Math.cos(2 * Math.PI * third);
      const share = Math.max(priceFloor, 1 + priceSpread * normal) + premiumShare * (1 - place);
      const quote = Math.round(scopeEur * share);
      const slope = (upperEur - mki) / (upperEur - lowerEur);
      const score = Math.round(maxDiscountEur * Math.max(0, Math.min(1, slope)));
      const price = quote - score - Math.floor(fourth * (criteriaMaxDiscountEur + 1));
      if (price < winnerPrice) [winnerPrice, winnerMki, winnerQuote] = [price, mki, quote];
      if (quote < cheapest) [cheapest, cheapestMki] = [quote, mki];
      if (mki < lowest) lowest = mki;
    }
    if (winnerMki === lowest) wins++;
    if (cheapestMki > winnerMki) costs.push((winnerQuote - cheapest) / (cheapestMki - winnerMki));
  }
  costs.sort((left, right) => left - right);
  return wins / tenders;
}
