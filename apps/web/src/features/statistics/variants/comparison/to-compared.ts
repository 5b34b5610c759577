import type { ComparedVariant } from '@milieuspoor/charts';
import type { TFunction } from 'i18next';
import type { KnownVariant } from '../report-variant.ts';

/** Returns a variant in the form that a chart of several names it. */
export function toCompared({ number, calculation, statistics }: KnownVariant, t: TFunction): ComparedVariant {
  return {
    key: calculation.uuid,
    label: t('reports.named', { number, name: calculation.name }),
    statistics,
  };
}
