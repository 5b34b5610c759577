/** 'dd/mm/yyyy hh:mm:ss' rearranged, so that the order of the text is the order of the moments. */
function sortableMoment(text: string): string {
  const [day = '', time = ''] = text.split(' ');
  return `${day.split('/').reverse().join('-')} ${time}`;
}

export function byModifiedNewestFirst(
  left: { readonly modified: string },
  right: { readonly modified: string },
): number {
  return compareMoments(right.modified, left.modified);
}

export function compareMoments(left: string, right: string): number {
  const [first, second] = [sortableMoment(left), sortableMoment(right)];
  return first < second ? -1 : first > second ? 1 : 0;
}
