import { formatMki } from '@milieuspoor/domain';

/** What is added to an MKI, with its sign. */
export function formatSignedMki(eur: number): string {
  return `${eur > 0 ? '+' : ''}${formatMki(eur)}`;
}
