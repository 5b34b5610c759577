import { describe, expect, it } from 'vitest';
import { askedOf, postsOf, readText } from './read-bill.fixture.ts';

const HEADER = 'Postnummer;Omschrijving;Eenheid;Hoeveelheid';

describe('a delimited bill', () => {
  it('has posts between chapters, texts, totals and a repeated header', async () => {
    const text = [
      'Bestek 2026-12 Herinrichting;;;',
      '',
      'Bestekspostnr;Omschrijving;Eenh.;Hoeveelheid;Prijs per eenheid;Bedrag',
      '1;Grondwerk;;;;',
      '110010;Ontgraven grond;m3;1.250,5;4,50;5.627,25',
      ';waarvan een deel uit de watergang;;;;',
      '110020;"Zand; leveren ""0-4""";ton;12;10,00;120,00',
      ';Totaal grondwerk;;;;5.747,25',
      'Bestekspostnr;Omschrijving;Eenh.;Hoeveelheid;Prijs per eenheid;Bedrag',
      '210010;Bundelpost verhardingen;st;;;',
    ].join('\r\n');
    expect(await postsOf(text)).toEqual([
      '110010 Ontgraven grond: 1250.5 m3',
      '110020 Zand; leveren "0-4": 12 ton',
    ]);
    const reading = await readText(text);
    expect(reading).toMatchObject({
      asked: [],
      notes: [
        { details: { kind: 'header', count: 1, rows: '9' } },
        { details: { kind: 'total', rows: '8' } },
        { details: { kind: 'bundle', rows: '10' } },
        { details: { kind: 'text', count: 2, rows: '4, 6' } },
      ],
    });
  });

  it('has its columns in any order, in English, with tabs as copied from a spreadsheet', async () => {
    const text =
      'Qty\tUoM\tProduct-ID\tDescription\tItem no\tRAW code\n3.5\tm3\tabc\tConcrete\t7\t31.42.01\n2\tea\t\tKerb\t8\t\n';
    expect(await readText(text)).toMatchObject({
      asked: [],
      posts: [
        {
          ...{ postNumber: '7', description: 'Concrete', unit: 'm3', quantity: 3.5, rawCode: '31.42.01' },
          ...{ productId: 'abc', productGroup: null, row: 2 },
        },
        { postNumber: '8', quantity: 2, rawCode: null, productId: null },
      ],
    });
  });

  it('without post numbers is numbered, and says so', async () => {
    const reading = await readText('Omschrijving|Eenheid|Aantal\nBand|m|4\nKolk|st|2');
    expect(reading).toMatchObject({ posts: [{ postNumber: '1' }, { postNumber: '2' }] });
    expect(reading).toMatchObject({ notes: [{ code: 'numbered' }] });
  });

  it('is refused where a separator in a cell moves what follows, a quote stays open, or no header is found', async () => {
    const refusal = async (text: string) => {
      const reading = await readText(text);
      return reading.kind === 'refused' && reading.problem.of === 'bill' ? reading.problem.refusal : reading;
    };
    expect(await refusal('Post,Omschrijving,Eenheid,Hoeveelheid\n1,Beton,m3,1,5')).toEqual({
      code: 'more-cells',
      details: { row: 2 },
    });
    expect(await refusal(`${HEADER}\n1;"Beton;m3;4`)).toMatchObject({ code: 'open-quote' });
    expect(await refusal('a;b;c\n1;2;3')).toMatchObject({ code: 'no-table' });
    expect(await refusal('Postnummer;Omschrijving;Eenheid\n1;Beton;m3')).toEqual({
      code: 'missing-column',
      details: { field: 'quantity' },
    });
    expect(await refusal(`${HEADER}\n1;Grondwerk;;`)).toMatchObject({ code: 'no-posts' });
    expect(await refusal('Post;Omschrijving;Eenheid;Hoeveelheid (x 1000)\n1;Klinkers;m2;4')).toEqual({
      code: 'scaled-quantity',
      details: { header: 'Hoeveelheid (x 1000)' },
    });
    expect(await refusal(`${HEADER}\n1;Be\0ton;m3;4`)).toMatchObject({ code: 'not-text' });
    const many = Array.from({ length: 5_001 }, (_, index) => `${index};Beton;m3;1`);
    expect(await refusal([HEADER, ...many].join('\n'))).toMatchObject({ code: 'too-many-posts' });
  });
});

describe('what a number says', () => {
  const bill = (...quantities: string[]) =>
    [HEADER, ...quantities.map((quantity, at) => `${at + 1};Beton;m3;${quantity}`)].join('\n');

  it('is asked where a point or comma may be either sign, and nothing else in the file proves one', async () => {
    expect(await askedOf(bill('1.234', '7'))).toEqual({ notation: ['dutch', 'international'] });
    expect(await postsOf(bill('1.234'), { notation: 'dutch' })).toEqual(['1 Beton: 1234 m3']);
    expect(await postsOf(bill('1.234'), { notation: 'international' })).toEqual(['1 Beton: 1.234 m3']);
    expect(await postsOf(bill('1,234'), { notation: 'dutch' })).toEqual(['1 Beton: 1.234 m3']);
  });

  it('is proven by another quantity, or by an amount of money, and asked where two prove the opposite', async () => {
    expect(await postsOf(bill('1.234', '0,5'))).toEqual(['1 Beton: 1234 m3', '2 Beton: 0.5 m3']);
    expect(await postsOf(bill('1.234', '0.5'))).toEqual(['1 Beton: 1.234 m3', '2 Beton: 0.5 m3']);
    const priced = `Omschrijving;Eenheid;Hoeveelheid;Prijs\nBeton;m3;1.234;€ 12,50`;
    expect(await askedOf(priced)).toEqual({});
    expect(await postsOf(priced)).toEqual(['1 Beton: 1234 m3']);
    expect(await askedOf(bill('1.234', '0,5', '0.5'))).toHaveProperty('notation');
  });
});

describe('a column', () => {
  const raw = [
    'Bestekspostnr;Hoofdcode;Omschrijving;Eenheid;Hoeveelheid resultaatsverplichting;Hoeveelheid ter inlichting',
    '110010;21.02.01;Ontgraven;m3;100;',
    '110020;21.02.02;Vervoeren;m3;;90',
  ].join('\n');

  it('is asked where two may be the quantity; one that is empty is not', async () => {
    expect(await askedOf(raw)).toEqual({ 'column:quantity': ['E', 'F'] });
    const answers = { 'column:quantity': 'E', 'rows:no-quantity:1:3': 'left-out' };
    expect(await postsOf(raw, answers)).toEqual(['110010 Ontgraven: 100 m3']);
    expect(await askedOf(raw.replace(';;90', ';80;'))).toEqual({});
  });

  it('in two parts below one header is asked as well', async () => {
    const parts =
      'Post;Omschrijving;Eenheid;Hoeveelheid;\n;;;verrekenbaar;ter inlichting\n1;Beton;m3;5;6\n2;Zand;m3;7;8';
    expect(await askedOf(parts)).toEqual({ 'column:quantity': ['D', 'E'] });
    expect(await postsOf(parts, { 'column:quantity': 'E' })).toEqual(['1 Beton: 6 m3', '2 Zand: 8 m3']);
  });

  it('called Code is a post number or a RAW code by an answer', async () => {
    const text = 'Code;Omschrijving;Eenheid;Hoeveelheid\n31.42.01;Menggranulaat;ton;4';
    expect(await askedOf(text)).toEqual({ code: ['raw-code', 'post-number', 'left-out'] });
    expect(await readText(text, { code: 'raw-code' })).toMatchObject({
      posts: [{ postNumber: '1', rawCode: '31.42.01' }],
    });
    expect(await readText(text, { code: 'post-number' })).toMatchObject({
      posts: [{ postNumber: '31.42.01', rawCode: null }],
    });
  });

  it('that no header names is chosen among the others, and money is none of them', async () => {
    const text = 'Post;Omschrijving;Eenheid;Totaal;Prijs\n1;Beton;m3;4;9,50';
    expect(await askedOf(text)).toEqual({ 'column:quantity': ['D'] });
    expect(await postsOf(text, { 'column:quantity': 'D' })).toEqual(['1 Beton: 4 m3']);
  });
});

describe('a row', () => {
  const bill = (...rows: string[]) => [HEADER, ...rows].join('\n');

  it('that may be a total or a bundle is asked, since it would count twice', async () => {
    const text = bill('1;Beton;m3;4', '2;Beton;m3;6', ';Totaal beton;m3;10');
    expect(await askedOf(text)).toHaveProperty('rows:total:1:4', ['left-out', 'post']);
    const leftOut = { 'rows:total:1:4': 'left-out' };
    expect(await postsOf(text, leftOut)).toEqual(['1 Beton: 4 m3', '2 Beton: 6 m3']);
    const parts = bill('10;Fundering;m3;9', '10.1;Zand;m3;4', '10.2;Puin;m3;5');
    expect(await askedOf(parts)).toEqual({ 'rows:bundle:1:2': ['left-out', 'post'] });
  });

  it('without a quantity of 0 or more is left out, or has 0, by an answer', async () => {
    const text = bill('1;Beton;m3;p.m.', '2;Zand;m3;-4', '3;Klei;m3;1');
    expect(await askedOf(text)).toEqual({ 'rows:no-quantity:2:2-3': ['left-out', 'zero'] });
    expect(await postsOf(text, { 'rows:no-quantity:2:2-3': 'zero' })).toEqual([
      '1 Beton: 0 m3',
      '2 Zand: 0 m3',
      '3 Klei: 1 m3',
    ]);
  });

  it('with its quantity below its number goes on with it, by an answer', async () => {
    const text = bill('110010;Ontgraven van grond;;', ';uit watergang;m3;100', '110020;Zand;m3;5');
    const id = 'rows:no-number:1:3';
    expect(await askedOf(text)).toEqual({ [id]: ['joined', 'left-out', 'numbered'] });
    expect(await postsOf(text, { [id]: 'joined' })).toEqual([
      '110010 Ontgraven van grond uit watergang: 100 m3',
      '110020 Zand: 5 m3',
    ]);
    expect(await postsOf(text, { [id]: 'numbered' })).toContain('#3 uit watergang: 100 m3');
  });

  it('without a unit or a name is asked, and a number with neither is the total of a column', async () => {
    expect(await askedOf(bill('1;Kolk;;4', '2;;m3;5', ';;;9'))).toEqual({
      'rows:no-unit:1:2': ['left-out', 'pieces'],
      'rows:no-name:1:3': ['left-out', 'named'],
    });
    expect(
      await postsOf(bill('1;Kolk;;4', '2;;m3;5'), {
        'rows:no-unit:1:2': 'pieces',
        'rows:no-name:1:3': 'named',
      }),
    ).toEqual(['1 Kolk: 4 st', '2 2: 5 m3']);
  });

  it('with the number of another is asked', async () => {
    const text = bill('1;Beton;m3;4', '1;Beton;m3;4', '2;Zand;m3;1');
    expect(await askedOf(text)).toEqual({ 'rows:same-number:1:3': ['left-out', 'apart'] });
    expect(await postsOf(text, { 'rows:same-number:1:3': 'left-out' })).toHaveLength(2);
    expect(await postsOf(text, { 'rows:same-number:1:3': 'apart' })).toEqual([
      '1 Beton: 4 m3',
      '1 (2) Beton: 4 m3',
      '2 Zand: 1 m3',
    ]);
  });
});

describe('characters', () => {
  const bytes = (unit: number[]) =>
    Uint8Array.from([...Buffer.from(`${HEADER}\n1;Beton;m`), ...unit, ...Buffer.from(';4')]);

  it('of Windows are read as such, and those that DOS may have written are asked', async () => {
    expect(await readText(bytes([0xb3]))).toMatchObject({
      posts: [{ unit: 'm³' }],
      notes: [{ code: 'taken-as-windows' }],
    });
    expect(await askedOf(bytes([0xfc]))).toEqual({ 'code-page': ['windows-1252', 'cp850'] });
    expect(await readText(bytes([0xfc]), { 'code-page': 'cp850' })).toMatchObject({
      posts: [{ unit: 'm³' }],
    });
  });

  it('of Unicode are known by their bytes', async () => {
    const text = `${HEADER}\n1;Beton;m³;4`;
    for (const encoded of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')])
      expect(await readText(encoded)).toMatchObject({ posts: [{ unit: 'm³' }], notes: [] });
  });
});
