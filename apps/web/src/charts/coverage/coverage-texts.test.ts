import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../text/dutch.fixture.ts';
import { coverageSentences } from './coverage-sentences.ts';
import { incomparableText, markText, reasonText } from './coverage-texts.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const point = (value: number | null, items: number, undeclared: number, incomplete = 0) => ({
  value,
  coverage: { items, undeclared, incomplete, about: { quantity: 'co2', side: 'optimization' } as const },
});

describe('the short form at a figure', () => {
  it('says how many of all items are not in it', () => {
    expect(markText(point(10, 2, 1), t)).toBe('zonder 1 van 2 posten');
  });

  it('says of an MKI at how many items it is incomplete', () => {
    expect(markText(point(10, 41, 0, 3), t)).toBe('onvolledig bij 3 van 41 posten');
  });

  it('is not there where every item declares the figure, and where there is no figure', () => {
    expect(markText(point(10, 2, 0), t)).toBeNull();
    expect(markText(point(null, 2, 2), t)).toBeNull();
    expect(markText({ value: 10, coverage: null }, t)).toBeNull();
  });
});

describe('in place of a difference', () => {
  it('stands of which side items are missing, and how many', () => {
    expect(incomparableText([{ side: 'optimization', undeclared: 1, items: 2 }], 'co2', t)).toBe(
      'niet te vergelijken: 1 van 2 posten van de optimalisatie geeft geen CO2 op',
    );
    expect(
      incomparableText(
        [
          { side: 'baseline', undeclared: 3, items: 5 },
          { side: 'optimization', undeclared: 2, items: 2 },
        ],
        'fossilMj',
        t,
      ),
    ).toBe(
      'niet te vergelijken: 3 van 5 posten van de baseline geven geen fossiele energie op; ' +
        'geen van de 2 posten van de optimalisatie geeft fossiele energie op',
    );
  });

  it('stands in which module it is left out, where that is what is compared', () => {
    expect(incomparableText([{ side: 'baseline', undeclared: 1, items: 2 }], 'mki', t, 'C3')).toBe(
      'niet te vergelijken: 1 van 2 posten van de baseline geeft geen MKI in C3 Afvalverwerking op',
    );
  });

  it('stands once that the sides were valued with different weights, of one project and of several', () => {
    const gaps = [
      { side: 'baseline', undeclared: 0, items: 2, apart: 2 },
      { side: 'optimization', undeclared: 0, items: 2, apart: 2 },
    ] as const;
    expect(reasonText({ gaps }, 'mki', t)).toBe(
      'niet te vergelijken: baseline en optimalisatie zijn met verschillende weegfactoren gewaardeerd',
    );
    expect(reasonText({ gaps, pairs: 3 }, 'mki', t)).toBe(
      'niet te vergelijken: bij geen van de 3 projecten zijn baseline en optimalisatie allebei volledig en met dezelfde weegfactoren gewaardeerd',
    );
  });

  it('stands that a side is not in the set', () => {
    expect(incomparableText([{ side: 'baseline', undeclared: 0, items: 0 }], 'mki', t)).toBe(
      'niet te vergelijken: de baseline heeft geen gegevens voor deze set',
    );
  });
});

it('what holds for both sides is said once where no side is named', () => {
  const finding = { set: 'a2', of: 5, code: 'itemsUndeclared', count: 5, quantity: 'co2' } as const;
  const both = [
    { ...finding, side: 'baseline' },
    { ...finding, side: 'optimization' },
  ] as const;
  expect(coverageSentences(both, false, t)).toEqual(['Geen van de 5 posten geeft CO2 op.']);
  expect(coverageSentences(both, true, t)).toHaveLength(2);
});

it('of raw materials of which an item declares a part nothing says that it declares none', () => {
  const gap = { side: 'baseline', undeclared: 2, items: 2 } as const;
  expect(incomparableText([gap], 'material', t)).toBe(
    'niet te vergelijken: 2 van 2 posten van de baseline geven niet alle grondstoffen op',
  );
  const finding = { side: 'baseline', set: null, of: 2, code: 'itemsUndeclared', count: 2 } as const;
  expect(coverageSentences([{ ...finding, quantity: 'material' }], false, t)).toEqual([
    '2 van 2 posten geven niet alle grondstoffen op; wat ontbreekt telt als 0.',
  ]);
});

it('of projects that are not compared it is said that it is of those', () => {
  const finding = { side: 'baseline', set: null, of: 40, code: 'itemsUndeclared', count: 14 } as const;
  expect(coverageSentences([{ ...finding, quantity: 'fossilMj', apart: true }], true, t)).toEqual([
    'Baseline: Niet vergeleken projecten: 14 van 40 posten geven geen fossiele energie op en tellen als 0.',
  ]);
});

it('a finding says what is missing and never what it would have come to', () => {
  const finding = { side: 'baseline', set: 'a2', of: 5 } as const;
  expect(
    coverageSentences(
      [
        { ...finding, code: 'itemsIncomplete', count: 2, quantity: 'mki' },
        { ...finding, code: 'itemsUndeclared', count: 1, quantity: 'co2' },
        { ...finding, code: 'itemsUndeclared', count: 5, quantity: 'secondaryTon' },
      ],
      false,
      t,
    ),
  ).toEqual([
    '2 van 5 posten geven niet alle indicatoren van Set A2 op; wat ontbreekt telt als 0.',
    '1 van 5 posten geeft geen CO2 op en telt als 0.',
    'Geen van de 5 posten geeft secundair materiaal op.',
  ]);
});
