import { dayAndTimeOf, formatModified } from '@milieuspoor/domain';

/** Returns a moment in ISO 8601 as 'dd-mm-yyyy hh:mm', like every moment on a screen. */
export function shownMoment(moment: string): string {
  return dayAndTimeOf(formatModified(new Date(moment)));
}
