import { type ChartModel, displayIn } from '@milieuspoor/charts';
import type { Language } from '@milieuspoor/domain';

/** More figures than this are no help to a listener, and the tables have them. */
const FIGURES_MAX = 60;

/**
 * Returns the figures of a chart as it writes them, for an alternative text: each bar with its figure, or with those of its
 * parts. What nobody declares is left out. Null where there are too many to listen to.
 */
export function figuresInWords(
  { categories, series, quantity }: ChartModel,
  language: Language,
): string | null {
  if (categories.length * series.length > FIGURES_MAX) return null;
  const { format } = displayIn(quantity, language, 'half-even');
  const bars = categories.flatMap(({ label }, place) => {
    const parts = series.flatMap((each) => {
      const value = each.data[place] ?? null;
      if (value === null) return [];
      return [series.length > 1 ? `${each.label} ${format(value)}` : format(value)];
    });
    return parts.length > 0 ? [`${label}: ${parts.join(', ')}`] : [];
  });
  return bars.length > 0 ? bars.join('; ') : null;
}
