import type { RecordText } from '../text/record-nl.ts';
import type { RecordedBid } from './award-record.ts';

/** Returns whether a bid is scored, or why not: what it lacks of the baseline, or why it was excluded. */
export function standingText(
  {
    standing,
    work,
    ruled,
    gaps,
    besideOthers,
  }: Pick<RecordedBid, 'standing' | 'work' | 'ruled' | 'gaps' | 'besideOthers'>,
  text: RecordText['bids'],
): string {
  // Without a baseline, no bid can be called whole.
  if (standing === 'scored' && !work) return text.withoutBaseline;
  if (ruled) return text.ruled(text.standing(standing), text.dates.moment(ruled.at), ruled.reason);
  // A bid that had gaps is not whole; it counts by a decision.
  if (standing === 'scored' && gaps.length > 0) return text.decided;
  // What it leaves empty and others declare is stated separately.
  if (standing === 'scored' && besideOthers.length > 0) return text.besideBaseline;
  const reason = work ? reasonOf({ standing, gaps }, work, text) : '';
  return reason ? `${text.standing(standing)} (${reason})` : text.standing(standing);
}

/** Returns which differences in work exclude a bid: what it lacks of the baseline, or what the baseline lacks of it. */
function reasonOf(
  { standing, gaps }: Pick<RecordedBid, 'standing' | 'gaps'>,
  work: NonNullable<RecordedBid['work']>,
  text: RecordText['bids'],
): string {
  if (standing === 'not-whole') return text.shortfall(work, gaps);
  return standing === 'beyond-baseline' ? text.beyond(work) : '';
}
