import { parseStatisticsSearch, type StatisticsSearch } from '../statistics-search.ts';

/** The choices of a dashboard that hold until somebody changes them: the set, the years and the form of contract. */
type Filters = Pick<StatisticsSearch, 'set' | 'years' | 'contract'>;

const keyOf = (organisationSlug: string) => `milieuspoor.filters.${organisationSlug}`;

/** Remembers the filters of an organisation's dashboard in this browser (D-119). */
export function rememberFilters(organisationSlug: string, { set, years, contract }: Filters): void {
  const chosen = Object.entries({ set, years, contract }).filter(([, value]) => value !== undefined);
  if (chosen.length === 0) localStorage.removeItem(keyOf(organisationSlug));
  else localStorage.setItem(keyOf(organisationSlug), JSON.stringify(Object.fromEntries(chosen)));
}

/**
 * Returns the parameters of an address with the filters that were remembered; the same object where the address has a
 * filter of its own, or nothing was remembered.
 */
export function withRememberedFilters<Search extends StatisticsSearch>(
  organisationSlug: string,
  search: Search,
): Search {
  if (search.set !== undefined || search.years !== undefined || search.contract !== undefined) return search;
  const { set, years, contract } = rememberedFilters(organisationSlug);
  const known = set !== undefined || years !== undefined || contract !== undefined;
  return known ? { ...search, set, years, contract } : search;
}

function rememberedFilters(organisationSlug: string): Filters {
  const stored = localStorage.getItem(keyOf(organisationSlug));
  if (stored === null) return {};
  try {
    const parsed: unknown = JSON.parse(stored);
    return typeof parsed === 'object' && parsed !== null ? parseStatisticsSearch({ ...parsed }) : {};
  } catch {
    // Something else stored it.
    return {};
  }
}
