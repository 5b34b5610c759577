import type { TFunction } from 'i18next';

/** The weights behind an answer, as every answer about MKI states them. */
export interface Weighed {
  readonly weights_unconfirmed: readonly string[];
  readonly weights_versions: readonly string[];
}

/** Returns what a reader of an MKI must know of its weights: those that nobody confirmed, and several versions. */
export function weightsSentences(
  { weights_unconfirmed, weights_versions }: Weighed,
  t: TFunction,
): readonly string[] {
  return [
    ...(weights_unconfirmed.length > 0
      ? [t('charts.weights.unconfirmed', { codes: weights_unconfirmed.join(', ') })]
      : []),
    ...(weights_versions.length > 1
      ? [t('charts.weights.versions', { versions: weights_versions.join(', ') })]
      : []),
  ];
}
