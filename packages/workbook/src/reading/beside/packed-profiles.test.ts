import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import type { DraftProfile } from '../draft-profile.ts';
import { FigureStore } from '../figure-store.ts';
import type { ProfilesRead } from '../read-profiles.ts';
import { packSheet, unpackSheet } from './packed-profiles.ts';

const REPORTS = { problems: [], questions: [] };
const SEEN: Omit<ProfilesRead['seen'], 'source'> = {
  ...{ set: 'a2', kind: 'set', rowCount: 2, unseen: [], units: null },
  look: { header: { row: 1, cell: 'A1' }, isFiltered: false, columns: [] },
};

function readOf(profiles: ReadonlyMap<string, DraftProfile>): ProfilesRead {
  const source = { name: 'Set A2', state: 'visible', read: () => Promise.reject(new Error('read')) } as const;
  return { profiles, seen: { ...SEEN, source } };
}

it('figures arrive to the last bit, in more rows than a piece of memory has', () => {
  const figures = [-0, 0, 5e-324, 1e15, -1e-9, Number.MAX_SAFE_INTEGER, 0.1 + 0.2];
  const store = new FigureStore();
  const profiles = new Map<string, DraftProfile>();
  for (let post = 0; post < 5_000; post++) {
    const place = store.add(post + 2);
    const figure = figures[post % figures.length] ?? 0;
    store.declare(place, post % LIFE_CYCLE_MODULES.length, figure);
    const adpfWithoutUnit = post === 3 ? { cell: -0, row: 5, index: 2, column: 'A4', address: 'C5' } : null;
    const profile = { row: post + 2, cell: `A${post + 2}`, store, places: { GWP: place }, adpfWithoutUnit };
    // Their order is that of the file, and no number's.
    profiles.set(String(9_999 - post), { ...profile, faulty: post === 7 });
  }
  const { read } = unpackSheet(packSheet(readOf(profiles), REPORTS));
  expect([...(read?.profiles.keys() ?? [])]).toEqual([...profiles.keys()]);
  for (const [number, { store: _, places, ...plain }] of profiles) {
    const found = read?.profiles.get(number);
    expect(found).toMatchObject(plain);
    const place = places.GWP ?? -1;
    expect(Object.is(found?.places.GWP, place)).toBe(true);
    expect(found?.store.rowAt(place)).toBe(store.rowAt(place));
    const [there, here] = [found?.store.figuresAt(place) ?? [], store.figuresAt(place)];
    expect(here.every((figure, module) => Object.is(figure, there[module]))).toBe(true);
  }
  const [last] = [...(read?.profiles.values() ?? [])];
  expect(last?.store.add(1)).toBe(5_000);
  expect(Object.is(read?.profiles.get('9996')?.adpfWithoutUnit?.cell, -0)).toBe(true);
  expect(read?.seen).toStrictEqual(SEEN);
});

it('a sheet without profiles, or that could not be read, arrives as it is', () => {
  expect(unpackSheet(packSheet(readOf(new Map()), REPORTS)).read?.profiles.size).toBe(0);
  expect(unpackSheet(packSheet(null, REPORTS))).toStrictEqual({ read: null, reports: REPORTS });
});

it('what was reported arrives with details that are absent, and not null', () => {
  const details = { post: '1', set: 'a2', inColumns: undefined } as const;
  const place = { sheet: 'Set A2', row: 3, column: undefined };
  const problem = { code: 'missing-set-rows', place, details, questionsBefore: 1 } as never;
  const { reports } = unpackSheet(packSheet(null, { problems: [problem], questions: [] }));
  expect(reports.problems).toStrictEqual([problem]);
});
