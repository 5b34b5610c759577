import { withFilledEur } from '@milieuspoor/domain';
import type { RecordedBid } from './award-record.ts';

/** Returns the MKI by which a bid counts or would count, euro: the declared amount and what was filled in. */
export function declaredWithFilled({ calculation, gaps }: Pick<RecordedBid, 'calculation' | 'gaps'>): number {
  const filled = gaps.flatMap(({ decision }) => (decision?.choice === 'baseline' ? decision.filledEur : []));
  return withFilledEur(calculation?.mki.amount ?? 0, filled);
}
