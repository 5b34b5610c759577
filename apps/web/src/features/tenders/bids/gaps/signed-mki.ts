import { formatMki } from '@milieuspoor/domain';

/** Formats what is added to an MKI, with its sign. */
export function formatSignedMki(eur: number): string {
  return `${eur > 0 ? '+' : ''}${formatMki(eur)}`;
}
