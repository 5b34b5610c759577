import type { LegendText } from '@milieuspoor/charts/drawing';
import type { Language } from '@milieuspoor/domain';

/** The words of a legend besides the given names. */
export const LEGEND_TEXTS: Readonly<Record<Language, Omit<LegendText, 'kind'>>> = {
  nl: {
    more: (count) => `en nog ${count} andere`,
    range: (lowest, highest) => `${lowest.toLocaleLowerCase()} tot ${highest.toLocaleLowerCase()}`,
  },
  en: {
    more: (count) => `and ${count} more`,
    range: (lowest, highest) => `${lowest.toLocaleLowerCase()} to ${highest.toLocaleLowerCase()}`,
  },
};
