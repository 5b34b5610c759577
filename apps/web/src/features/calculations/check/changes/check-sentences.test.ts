import type { ItemChangeAnswer, SetTotalAnswer } from '@milieuspoor/contract';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDutch } from '../../../../text/dutch.fixture.ts';
import { coverageSentences, isIncomplete } from '../../coverage-sentences.ts';
import { itemChangeSentences } from './item-change-sentences.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

describe('what changed of an item', () => {
  const say = (...fields: ItemChangeAnswer['fields']) => itemChangeSentences({ unit: 'piece', fields }, t);

  it('is said with the unit in which people count', () => {
    expect(say({ field: 'mkiEurPerUnit', before: 8, after: -6.5 })).toEqual([
      'MKI per stuk: €8,00 wordt -€6,50',
    ]);
    expect(say({ field: 'fossilMjPerUnit', before: 0.0012, after: 0.0013 })).toEqual([
      'Fossiele energie per stuk (MJ): 0,0012 wordt 0,0013',
    ]);
  });

  it('leaves a quantity as it was typed', () => {
    expect(say({ field: 'quantity', before: 1234.5, after: 410 })).toEqual([
      'Hoeveelheid: 1.234,5 wordt 410',
    ]);
  });

  it('says what was not declared before or is not any more', () => {
    expect(say({ field: 'co2KgPerUnit', before: 5, after: null })).toEqual([
      'CO2 per stuk (kg): 5,00 wordt -',
    ]);
    expect(say({ field: 'rawCode', before: null, after: '31.01' })).toEqual(['RAW-code: leeg wordt 31.01']);
  });

  it('names codes as people do', () => {
    expect(say({ field: 'workScope', before: 'new', after: 'existing' })).toEqual([
      'Soort werk: nieuw wordt bestaand',
    ]);
    expect(say({ field: 'unit', before: 'm', after: 'piece' })).toEqual(['Eenheid: m wordt stuk']);
  });

  it('has no figures where only the phases differ', () => {
    expect(say({ field: 'modules', before: null, after: null })).toEqual([
      'Dezelfde totalen vallen in andere levenscyclusmodules',
    ]);
  });
});

describe('the coverage of a set', () => {
  const total = (given: Partial<SetTotalAnswer>): SetTotalAnswer => ({
    set: 'a2',
    mki_value: 1,
    co2: 1,
    item_count: 41,
    items_undeclared: 0,
    items_without_co2: 0,
    weights_version: '2026-1',
    weights_unconfirmed: [],
    ...given,
  });

  it('says how many items leave something out', () => {
    expect(coverageSentences(total({ items_undeclared: 3, items_without_co2: 1 }), t)).toEqual([
      'Set A2: 3 van 41 posten geven niet alle indicatoren op; wat ontbreekt telt als 0.',
      'Set A2: 1 van 41 posten geeft geen CO2 op en telt als 0.',
    ]);
  });

  it('says of a figure that no item declares that it is not there, and never that it counts as 0', () => {
    expect(coverageSentences(total({ co2: null, items_without_co2: 41 }), t)).toEqual([
      'Set A2: geen van de 41 posten geeft CO2 op.',
    ]);
  });

  it('writes counts as other figures are written', () => {
    expect(coverageSentences(total({ item_count: 12_345, items_undeclared: 1_234 }), t)[0]).toContain(
      '1.234 van 12.345 posten',
    );
  });

  it('says nothing when all is stated', () => {
    expect(coverageSentences(total({}), t)).toEqual([]);
    expect(isIncomplete(total({}))).toBe(false);
    expect(isIncomplete(total({ items_without_co2: 1 }))).toBe(true);
  });
});
