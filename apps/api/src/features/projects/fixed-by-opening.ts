import { areBidsFixed, dayAndTimeOf, formatModified } from '@milieuspoor/domain';
import { type Message, message } from '../../text/message.ts';
import type { ProjectRow } from './projects.queries.ts';

/**
 * Returns why nothing that changes a score may change now (docs/decisions/0046): the bids are open and no correction is
 * running. Returns null if it may. Every change of the model, of a bid or of what a bid is compared with must ask this
 * while the project is locked.
 */
export function fixedByOpening({
  bidsOpenedAt,
  correctionBegunAt,
}: Pick<ProjectRow, 'bidsOpenedAt' | 'correctionBegunAt'>): Message | null {
  const fixed = areBidsFixed({ opened: bidsOpenedAt !== null, correcting: correctionBegunAt !== null });
  return bidsOpenedAt && fixed
    ? message('fixed-by-opening', { since: dayAndTimeOf(formatModified(bidsOpenedAt)) })
    : null;
}
