import { dayAndTimeOf, formatModified } from '@milieuspoor/domain';
import type { RecordText } from '../text/record-nl.ts';
import type { RecordedBid } from './award-record.ts';

/** Whether a bid is scored, or why not, with what it lacks of what the baseline has, or with why it was set apart. */
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
  // Nothing is whole beside a baseline that is not there.
  if (standing === 'scored' && !work) return text.withoutBaseline;
  if (ruled) return text.ruled(text.standing(standing), dayAndTimeOf(formatModified(ruled.at)), ruled.reason);
  // What was lacking is not whole by a decision about it.
  if (standing === 'scored' && gaps.length > 0) return text.decided;
  // What it leaves empty that others declare is told by itself.
  if (standing === 'scored' && besideOthers.length > 0) return text.besideBaseline;
  const reason = work ? reasonOf({ standing, gaps }, work, text) : '';
  return reason ? `${text.standing(standing)} (${reason})` : text.standing(standing);
}

/** What of the work keeps a bid out: what it lacks of the baseline, or the baseline of it. */
function reasonOf(
  { standing, gaps }: Pick<RecordedBid, 'standing' | 'gaps'>,
  work: NonNullable<RecordedBid['work']>,
  text: RecordText['bids'],
): string {
  if (standing === 'not-whole') return text.shortfall(work, gaps);
  return standing === 'beyond-baseline' ? text.beyond(work) : '';
}
