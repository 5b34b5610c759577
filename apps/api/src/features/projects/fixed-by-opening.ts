import { areBidsFixed, dayAndTimeOf, formatModified } from '@milieuspoor/domain';
import { type Message, message } from '../../text/message.ts';
import type { ProjectRow } from './projects.queries.ts';

/**
 * Why nothing that moves a score may change now (docs/decisions/0046): the bids are open and no correction runs. Null when it may.
 * Whoever changes the model, a bid or what a bid is held against asks it while the project is held.
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
