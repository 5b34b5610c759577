/** Returns the day of a moment of the API in the form of screens: '03/11/2026 09:35:00' is '03-11-2026'. */
export function dayOfMoment(moment: string): string {
  return (moment.split(' ')[0] ?? '').replaceAll('/', '-');
}
