import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseStatisticsSearch, type StatisticsSearch, type VariantsPart } from '../statistics-search.ts';

/** Returns what the address says of the variants, and how to change it. */
export function useVariantsView() {
  const { part = 'charts', variant } = parseStatisticsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: StatisticsSearch) =>
    void navigate({
      to: '.',
      search: (current: StatisticsSearch) => ({ ...current, ...changes }),
      resetScroll: false,
    });
  return {
    part,
    /** of the calculation whose statistics are compared */
    shown: variant,
    choosePart: (chosen: VariantsPart) => change({ part: chosen === 'charts' ? undefined : chosen }),
    show: (uuid: string) => change({ variant: uuid }),
  };
}
