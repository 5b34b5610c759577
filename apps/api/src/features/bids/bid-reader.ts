import type { BidReader } from '@milieuspoor/domain';
import type { Caller } from '../../http/caller.ts';

/** Returns a caller in the form of a reader of bids. */
export function bidReader(caller: Caller): BidReader {
  return { accountId: caller.accountId };
}
