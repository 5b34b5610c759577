import { formatNumber } from '@milieuspoor/domain';
import type { FormatterModule } from 'i18next';

/**
 * Writes '{{count, number}}' in a text as figures are written everywhere, '12.345' in both languages. i18next would
 * write 12,345 in English, which is another figure in this product.
 */
export const FIGURES_IN_TEXTS: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown) => (typeof value === 'number' ? formatNumber(value, 0) : String(value)),
};
