import type { Applicant } from '@milieuspoor/contract';
import { formatEuro, formatNumber } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';

type Placed = Pick<Applicant, 'uuid' | 'name' | 'rank' | 'tied' | 'fictional_quote_price' | 'counting_mki'>;

/** Says how a bid that is not first alone compares with what the formula says: who is first, and by how much. */
export function placeOfChoice(bid: Placed, bids: readonly Placed[], t: TFunction): string {
  const { name, rank } = bid;
  const firsts = bids.filter((each) => each.rank === 1 && each.uuid !== bid.uuid);
  const [best] = firsts;
  const price = formatEuro(bid.fictional_quote_price);
  const first = firsts.map((each) => each.name).join(', ');
  if (rank === 1) return t('corrections.winner.tied', { name, others: first, price });
  if (!best) return t('corrections.winner.nobody');
  const firstPrice = formatEuro(best.fictional_quote_price);
  if (rank === null) return t('corrections.winner.noPlace', { name, first, firstPrice });
  const ahead = { name, first, firstPrice, rank, price };
  const dearer = between(bid.fictional_quote_price, best.fictional_quote_price);
  if (dearer !== 0) return t('corrections.winner.ahead', { ...ahead, difference: formatEuro(dearer) });
  const mki = between(bid.counting_mki, best.counting_mki);
  const difference = mki === null ? formatEuro(null) : `€${formatNumber(mki)}`;
  return t('corrections.winner.aheadByMki', { ...ahead, difference });
}

/** Returns by how much the one exceeds the other; null if either is not known. */
function between(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other;
}
