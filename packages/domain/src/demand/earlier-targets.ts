import { compareFractions, fractionOf, productAsRead } from '../format/exact-fraction.ts';
import type { Reached } from './reached.ts';

/** A tender of which a target value is known, with what became of it. */
export interface AimedTender {
  readonly referenceEur: number;
  readonly targetEur: number;
  readonly offered: Reached;
  /** null while nothing was built */
  readonly built: Reached | null;
}

/** What the market reached of earlier target values. */
export interface EarlierTargets {
  readonly tenders: number;
  /** tenders whose winning bid reached the target value */
  readonly offered: number;
  /** tenders of which is known what was built */
  readonly known: number;
  /** of these, where what was built reached the target value */
  readonly built: number;
}

/**
 * Counts the target values that were reached. A target value is held against what was reached as a part of its own
 * reference value, since the work that is carried out may be more or less than that of the tender (D-109).
 */
export function countEarlierTargets(tenders: readonly AimedTender[]): EarlierTargets {
  const known = tenders.flatMap(({ built, ...tender }) => (built ? [{ ...tender, built }] : []));
  return {
    tenders: tenders.length,
    offered: tenders.filter((tender) => reaches(tender.offered, tender)).length,
    known: known.length,
    built: known.filter((tender) => reaches(tender.built, tender)).length,
  };
}

function reaches(
  { baseline, optimization }: Reached,
  { referenceEur, targetEur }: Pick<AimedTender, 'referenceEur' | 'targetEur'>,
): boolean {
  const restated = productAsRead([optimization, referenceEur], baseline);
  return compareFractions(restated, fractionOf(targetEur)) <= 0;
}
