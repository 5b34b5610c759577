import type { LegendText } from '@milieuspoor/charts/drawing';
import type { Language } from '@milieuspoor/domain';

/** What a legend says in words besides the names that it is given. */
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
