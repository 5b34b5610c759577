import type { Shown } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { overtakenLines } from './overtaken-lines.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const NOORD = { uuid: '0a000000-0000-4000-8000-000000000001', name: 'Noord' } as const;
const OOST = { uuid: '0a000000-0000-4000-8000-000000000002', name: 'Oost' } as const;
const PLAN = { uuid: '0b000000-0000-4000-8000-000000000001', name: 'Plan van aanpak' } as const;

/** Returns the lines as 'about: shown → current'. */
const linesOf = (shown: Shown, current: Shown) =>
  overtakenLines({ detail: '', shown, current }, t).map(
    (line) => `${line.about}: ${line.shown} → ${line.current}`,
  );

describe('a bid that was another when its act was confirmed', () => {
  it.each<[string, Shown, Shown, string[]]>([
    ['another winner', { winner: NOORD }, { winner: OOST }, ['Winnaar: Noord → Oost']],
    [
      'another winner of the same name',
      { winner: NOORD },
      { winner: { ...OOST, name: 'Noord' } },
      ['Winnaar: Noord → Noord'],
    ],
    [
      'the same one under another name',
      { winner: NOORD },
      { winner: { ...NOORD, name: 'Noordwest' } },
      ['Winnaar: Noord → Noordwest'],
    ],
    ['nobody any more', { winner: NOORD }, { winner: null }, ['Winnaar: Noord → geen']],
    ['the same', { winner: NOORD }, { winner: NOORD }, []],
  ])('names %s', (_what, shown, current, lines) => {
    expect(linesOf(shown, current)).toEqual(lines);
  });

  it('states each figure that differs in its own notation, and none that is the same', () => {
    const before = {
      ...NOORD,
      quote_price: 1_000_000,
      criteria_discount: 40_000,
      mki_value: 75_000,
    } as const;
    expect(
      linesOf(
        {
          bidder: { ...before, counting_mki: 75_000, mki_score: null, rank: 1, standing: 'scored' },
        },
        {
          bidder: {
            ...{ ...before, quote_price: 990_000, counting_mki: 80_000, mki_score: 125_000 },
            ...{ fictional_quote_price: 825_000, rank: 2, standing: 'withdrawn' },
          },
        },
      ),
    ).toEqual([
      'Inschrijver: inschrijfprijs: €1.000.000,- → €990.000,-',
      'Inschrijver: MKI waarmee wordt gerekend: €75.000,- → €80.000,-',
      'Inschrijver: korting MKI: geen → €125.000,-',
      'Inschrijver: fictieve inschrijfprijs: geen → €825.000,-',
      'Inschrijver: plaats: 1 → 2',
      'Inschrijver: dingt mee: ja → nee',
    ]);
  });

  it('states each criterion with another discount, another name or none at all', () => {
    const other = { ...PLAN, uuid: '0b000000-0000-4000-8000-000000000002', name: 'Hinder' };
    expect(
      linesOf(
        {
          bidder: { ...NOORD, criteria: [{ ...PLAN, value: 10_000 }, other] },
        },
        {
          bidder: { ...NOORD, criteria: [{ ...PLAN, value: 20_000 }] },
        },
      ),
    ).toEqual(['Inschrijver: Plan van aanpak: €10.000,- → €20.000,-', 'Inschrijver: Hinder: - → geen']);
    expect(
      linesOf(
        { bidder: { ...NOORD, criteria: [{ ...PLAN, value: 5 }] } },
        { bidder: { ...NOORD, criteria: [{ ...PLAN, name: 'Planning', value: 5 }] } },
      ),
    ).toEqual(['Inschrijver: Plan van aanpak: €5,- → €5,-']);
  });

  it('among all bids is named once: not again for the winner and the bid of the act whose figures stand there', () => {
    const [was, is] = [
      { ...NOORD, quote_price: 10, rank: 1 },
      { ...NOORD, quote_price: 20, rank: 1 },
    ];
    const others = [
      { ...OOST, quote_price: 30 },
      { ...OOST, quote_price: 40 },
    ] as const;
    expect(linesOf({ winner: was, bids: [was, others[0]] }, { winner: is, bids: [is, others[1]] })).toEqual([
      'Winnaar: inschrijfprijs: €10,- → €20,-',
      'Inschrijver Oost: inschrijfprijs: €30,- → €40,-',
    ]);
    // Of a winner of whom only the name was shown the figures are those of the bids.
    expect(linesOf({ winner: NOORD, bids: [was] }, { winner: NOORD, bids: [is] })).toEqual([
      'Inschrijver Noord: inschrijfprijs: €10,- → €20,-',
    ]);
    expect(linesOf({ bids: [] }, { bids: [others[0]] })).toEqual([
      'Inschrijver Oost: geen → Oost',
      'Inschrijver Oost: inschrijfprijs: geen → €30,-',
    ]);
  });
});

describe('the model and the project', () => {
  it('state their facts in words, and the version of a model only when nothing else of it is shown', () => {
    expect(
      linesOf(
        { award_model_version: 1, projectscope: 1_000_000, emvi_status: 'Editing', project_locked: false },
        { award_model_version: 2, projectscope: null, emvi_status: 'Locked', project_locked: true },
      ),
    ).toEqual([
      'Projectomvang: €1.000.000,- → geen',
      'Gunningscriterium: in aanpassing → voltooid',
      'Vergrendeld: nee → ja',
    ]);
    expect(linesOf({ award_model_version: 1 }, { award_model_version: 2 })).toEqual([
      'Versie van het model: 1 → 2',
    ]);
  });

  it('state a calculation with its MKI, and several in a list', () => {
    const raming = { uuid: PLAN.uuid, name: 'Raming', mki_value: 1_000.4 };
    expect(linesOf({ design_baseline: raming }, { design_baseline: null })).toEqual([
      'Baseline: Raming: MKI €1.000,- → geen',
    ]);
    expect(
      linesOf({ as_built_baselines: [] }, { as_built_baselines: [raming, { ...raming, name: 'Nieuw' }] }),
    ).toEqual(['As-built baselines: geen → Raming: MKI €1.000,-, Nieuw: MKI €1.000,-']);
  });
});
