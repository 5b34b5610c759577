import type { Applicant } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';

/** Returns the place of a bid in words, with a tie: 'Gedeelde plaats 1, met Oost'; null if it has none. */
export function placeWords(
  bid: Pick<Applicant, 'uuid' | 'rank' | 'tied'>,
  bids: readonly Pick<Applicant, 'uuid' | 'name' | 'rank'>[],
  t: TFunction,
): string | null {
  if (bid.rank === null) return null;
  if (!bid.tied) return t('bids.place.alone', { rank: bid.rank });
  const names = bids
    .filter(({ uuid, rank }) => rank === bid.rank && uuid !== bid.uuid)
    .map(({ name }) => name);
  return t('bids.place.tied', { rank: bid.rank, names: names.join(', ') });
}
