import { type CompleteAwardModel, completeAwardModel } from '@milieuspoor/domain';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import { type MessageCode, message } from '../../../text/message.ts';
import { awardModelOf, hasAwardModel } from '../../award/model/award-model-of.ts';
import type { readBids } from '../../award/read-bids.ts';
import { hasSealedBids } from '../../bids/sealed/seal-of.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import type { SeenBid } from './to-recorded-bid.ts';

type Bids = Awaited<ReturnType<typeof readBids>>;

/** Returns the visible data of a bid; null while it is sealed. */
function seenBid(bid: Bids[number]): SeenBid | null {
  return bid.sealed ? null : bid;
}

/** An award that can be described. */
interface Award {
  readonly model: CompleteAwardModel;
  readonly bids: readonly SeenBid[];
  readonly winner: SeenBid;
}

/** Returns the award of a project with all its bids, or why there is none yet. */
export function awardOf(project: ProjectRow, found: Bids): Outcome<Award> {
  const all = found.map(seenBid);
  const not = (why: MessageCode) => refused({ kind: 'conflict', message: message(why) });
  if (!hasAwardModel(project)) return not('no-award-model');
  const model = completeAwardModel(awardModelOf(project));
  if (!model || project.emviStatus !== 'Locked') return not('award-model-open');
  if (all.length === 0) return not('no-applicants');
  const bids = all.filter((bid) => bid !== null);
  if (hasSealedBids(project) || bids.length < all.length) return not('bids-sealed');
  const winner = bids.find(({ row }) => row?.active);
  return winner ? done({ model, bids, winner }) : not('no-winner');
}
