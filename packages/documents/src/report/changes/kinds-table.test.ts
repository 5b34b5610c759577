import type { KindTotal, VariantScope } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { exampleGroup, exampleReport, exampleVariant, SAME_WORK } from '../../testing/example-report.ts';
import { readDocument } from '../../testing/read-document.ts';
import { reportDocument } from '../report-document.ts';

const kind = (name: KindTotal['kind'], mkiEur: number, co2Kg: number): KindTotal => ({
  ...{ kind: name, mkiEur, co2Kg, mkiPosts: 1, co2Posts: 1 },
});
/** together €15.000 and 150 ton less, of which by themselves €10.001, €10.000 and €5.001 would be written */
const CHANGES = [
  kind('quantity', -10_000.6, -100_004),
  kind('product', -10_000.4, -100_004),
  kind('added', 5001, 50_008),
];

async function tableOf(scope: VariantScope, language: 'nl' | 'en' = 'nl') {
  const pairs = [{ variant: 2, baseline: 1, scope, changes: CHANGES }];
  const { tables } = readDocument(await reportDocument(exampleReport({ pairs }), language));
  const head = language === 'nl' ? 'Soort verandering' : 'Kind of change';
  return tables.find(([heads]) => heads?.includes(head)) ?? [];
}

const LACKING = {
  ...SAME_WORK,
  lacking: {
    ...SAME_WORK.lacking,
    optimization: { mki: { items: 5 }, co2: null, material: null },
  },
};
const LACKING_BOTH = {
  ...SAME_WORK,
  lacking: {
    ...SAME_WORK.lacking,
    optimization: { mki: { items: 5 }, co2: { items: 5 }, material: null },
  },
};

describe('a report says by which kinds of change a variant differs', () => {
  it('in steps whose written figures add up to the written difference', async () => {
    const [, ...rows] = await tableOf(SAME_WORK);
    expect(rows).toEqual([
      ['Variant 2', 'Grotere of kleinere hoeveelheid', '-€10.001,-', '-100,01'],
      ['Variant 2', 'Ander product of profiel', '-€10.000,-', '-100,00'],
      ['Variant 2', 'Toegevoegde posten', '+€5.001,-', '+50,01'],
      ['Variant 2', 'Samen', '-€15.000,-', '-150,00'],
    ]);
    expect((await tableOf(SAME_WORK, 'en'))[4]?.[1]).toBe('Together');
  });

  it('in one row where it is one kind, which needs no sum and no figure', async () => {
    const pairs = [
      { variant: 2, baseline: 1, scope: SAME_WORK, changes: [kind('product', -15_000, -150_000)] },
    ];
    const { tables, paragraphs } = readDocument(await reportDocument(exampleReport({ pairs }), 'nl'));
    expect(tables.find(([heads]) => heads?.includes('Soort verandering'))?.slice(1)).toEqual([
      ['Variant 2', 'Ander product of profiel', '-€15.000,-', '-150,00'],
    ]);
    expect(paragraphs.map(({ text }) => text)).toContain(
      'Variant 2: het hele verschil is één soort verandering, dus zonder figuur.',
    );
  });

  it('not in a quantity that may not be compared, and not at all where none may be', async () => {
    const [, first] = await tableOf(LACKING);
    expect(first).toEqual(['Variant 2', 'Grotere of kleinere hoeveelheid', '-', '-100,01']);
    expect(await tableOf(LACKING_BOTH)).toEqual([]);
  });
});

it('says that the comparison rounds otherwise, only where its last digit is another one', async () => {
  const note = '‘Samen’ is hier het verschil van de afgeronde totalen.';
  const textOf = async (mkiEur: number) => {
    const variants = [
      exampleVariant(1, [exampleGroup('Verhardingen', 60_000.4)]),
      exampleVariant(2, [exampleGroup('Verhardingen', mkiEur)]),
    ];
    const pairs = [
      { variant: 2, baseline: 1, scope: SAME_WORK, changes: [kind('product', mkiEur - 60_000.4, 0)] },
    ];
    const { paragraphs, tables } = readDocument(
      await reportDocument(exampleReport({ variants, pairs }), 'nl'),
    );
    return [...paragraphs.map(({ text }) => text), ...tables.flat(2)].join('\n');
  };
  // €60.000,- less €45.001,- is €14.999,-; the difference itself is 14,999.8 and is written as €15.000,-.
  const rounded = await textOf(45_000.6);
  expect(rounded).toContain('-€14.999,-');
  expect(rounded).toContain('-€15.000,-');
  expect(rounded).toContain(note);
  expect(await textOf(45_000.4)).not.toContain(note);
});
