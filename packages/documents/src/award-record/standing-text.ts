import type { RecordText } from '../text/record-nl.ts';
import type { RecordedBid } from './award-record.ts';

/** Whether a bid is scored, or why not, with what it lacks of what the baseline has. */
export function standingText(
  { standing, work }: Pick<RecordedBid, 'standing' | 'work'>,
  text: RecordText['bids'],
): string {
  // Nothing is whole beside a baseline that is not there.
  if (standing === 'scored' && !work) return text.withoutBaseline;
  const shortfall = standing === 'not-whole' && work ? text.shortfall(work) : '';
  return shortfall ? `${text.standing(standing)} (${shortfall})` : text.standing(standing);
}
