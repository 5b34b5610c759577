import type { BidReader } from '@milieuspoor/domain';
import type { Caller } from '../../http/caller.ts';

/** A caller, as one who would look at bids. */
export function bidReader(caller: Caller): BidReader {
  return { accountId: caller.accountId };
}
