import { dayAndTimeOf, formatModified } from '@milieuspoor/domain';

/** 'dd-mm-yyyy hh:mm', as every moment on a screen, of one in ISO 8601. */
export function shownMoment(moment: string): string {
  return dayAndTimeOf(formatModified(new Date(moment)));
}
