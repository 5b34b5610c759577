import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { type StatisticsSearch, withRememberedFilters } from '../features/statistics/index.ts';

interface DashboardVisit {
  readonly org: string;
  readonly search: StatisticsSearch;
  readonly location: ParsedLocation;
  /** 'preload' while a user only points at a link */
  readonly cause: 'preload' | 'enter' | 'stay';
}

/** The entries of the browser's history in which a dashboard was shown. */
const shownEntries = new Set<string | undefined>();

/**
 * Redirects who comes to a dashboard by an address without filters to those that were chosen before. The back button
 * leads to what was shown there.
 */
export function keepFilters({ org, search, location, cause }: DashboardVisit): void {
  if (cause !== 'preload') {
    const { __TSR_key: entry } = location.state;
    if (shownEntries.has(entry)) return;
    shownEntries.add(entry);
  }
  const remembered = withRememberedFilters(org, search);
  if (remembered !== search) throw redirect({ to: '.', search: remembered, replace: true });
}
