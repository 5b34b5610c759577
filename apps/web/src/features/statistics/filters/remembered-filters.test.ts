import { afterEach, expect, it, vi } from 'vitest';
import { rememberFilters, withRememberedFilters } from './remembered-filters.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => stored.clear());

it('the filters of an organisation come back where the address has none, and only there', () => {
  rememberFilters('alfa', { set: 'a2', years: '2024,2025', contract: 'NA' });
  expect(withRememberedFilters('alfa', { drill: 'project.1' })).toEqual({
    ...{ drill: 'project.1', set: 'a2', years: '2024,2025', contract: 'NA' },
  });
  for (const own of [{ set: 'a1' }, { years: 2026 }, { years: '' }, { contract: 'not-NA' }] as const)
    expect(withRememberedFilters('alfa', own)).toBe(own);
  const elsewhere = {};
  expect(withRememberedFilters('beta', elsewhere)).toBe(elsewhere);
});

it('no years at all is a choice too, and no filter none', () => {
  rememberFilters('alfa', { years: '' });
  expect(withRememberedFilters('alfa', {})).toMatchObject({ years: '' });
  rememberFilters('alfa', {});
  expect(stored.size).toBe(0);
});

it('anything else that is stored there is no filter', () => {
  for (const text of ['{', 'null', '[]', '"a2"', '{"set":"a3","years":{},"contract":5}']) {
    stored.set('milieuspoor.filters.alfa', text);
    const search = {};
    expect(withRememberedFilters('alfa', search)).toBe(search);
  }
});
