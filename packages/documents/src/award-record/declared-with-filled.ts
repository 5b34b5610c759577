import { withFilledEur } from '@milieuspoor/domain';
import type { RecordedBid } from './award-record.ts';

/** The MKI that a bid counts by or would count by, euro: what it declares and what was filled in. */
export function declaredWithFilled({ calculation, gaps }: Pick<RecordedBid, 'calculation' | 'gaps'>): number {
  const filled = gaps.flatMap(({ decision }) => (decision?.choice === 'baseline' ? decision.filledEur : []));
  return withFilledEur(calculation?.mki.amount ?? 0, filled);
}
