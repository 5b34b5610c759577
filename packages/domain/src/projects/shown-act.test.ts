import { describe, expect, it } from 'vitest';
import { overtakenFacts } from './shown-act.ts';

const BASELINE = { uuid: 'b1', name: 'Raming', mki_value: 60_000 };

describe('what was shown to whoever confirmed an act', () => {
  it('still holds when each fact is what it was, whatever else became of the project', () => {
    expect(
      overtakenFacts(
        { design_baseline: BASELINE, emvi_status: 'Editing' },
        { emvi_status: 'Editing', design_baseline: { ...BASELINE, set: 'a1' }, locked: true },
      ),
    ).toEqual([]);
  });

  it.each([
    ['another calculation', { ...BASELINE, uuid: 'b2' }],
    ['the same one with another figure', { ...BASELINE, mki_value: 60_000.01 }],
    ['the same one by another name', { ...BASELINE, name: 'Raming 2' }],
    ['none', null],
    ['a list', [BASELINE]],
  ])('is overtaken by %s', (_what, design_baseline) => {
    expect(overtakenFacts({ design_baseline: BASELINE }, { design_baseline })).toEqual(['design_baseline']);
  });

  it('is overtaken by one where there was none', () => {
    expect(overtakenFacts({ winner: null }, { winner: { uuid: 'w', name: 'Groen' } })).toEqual(['winner']);
  });

  it('is overtaken where nothing can be said of it any more', () => {
    expect(overtakenFacts({ bidder: { uuid: 'x' } }, {})).toEqual(['bidder']);
  });

  it('tells 0 and nothing apart', () => {
    expect(overtakenFacts({ mki_lower_boundary: 0 }, { mki_lower_boundary: null })).toEqual([
      'mki_lower_boundary',
    ]);
  });

  it('is the same list in another order, and another one with one more, one less or one else', () => {
    const [first, second] = [{ uuid: '1' }, { uuid: '2' }];
    const after = (list: readonly { uuid: string }[]) =>
      overtakenFacts({ as_built_baselines: [first, second] }, { as_built_baselines: list });
    expect(after([second, first])).toEqual([]);
    for (const list of [[first], [first, second, first], [first, first], []])
      expect(after(list)).toEqual(['as_built_baselines']);
  });
});
