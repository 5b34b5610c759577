import { isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { rememberFilters } from '../features/statistics/index.ts';
import { keepFilters } from './keep-filters.ts';

const remember = (years?: string) => rememberFilters('alfa', { years });
afterEach(() => remember());

let entries = 0;
const newEntry = () => `entry ${++entries}`;

/** Comes to the dashboard of alfa by an address without filters; returns the search that it is sent on with, if any. */
function comeTo(entry: string, cause: 'preload' | 'enter' | 'stay' = 'enter') {
  const location: ParsedLocation = {
    ...{ href: '/', pathname: '/', search: {}, searchStr: '', hash: '', external: false, publicHref: '/' },
    state: { __TSR_index: 0, __TSR_key: entry },
  };
  try {
    keepFilters({ org: 'alfa', search: {}, location, cause });
    return null;
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options.search;
    throw thrown;
  }
}

it('leads who comes without filters to those that were chosen before', () => {
  remember('2025');
  expect(comeTo(newEntry())).toMatchObject({ years: '2025' });
  remember();
  expect(comeTo(newEntry())).toBeNull();
});

it('lets the back button lead to what was shown there', () => {
  const entry = newEntry();
  expect(comeTo(entry)).toBeNull();
  remember('2025');
  expect(comeTo(entry)).toBeNull();
});

it('counts nothing as shown that was only pointed at', () => {
  const entry = newEntry();
  expect(comeTo(entry, 'preload')).toBeNull();
  remember('2025');
  expect(comeTo(entry)).toMatchObject({ years: '2025' });
});
