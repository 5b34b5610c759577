import { expect, test } from 'vitest';
import { readPastedBids } from './read-pasted-bids.ts';

function read(...rows: (readonly string[])[]) {
  return readPastedBids(rows.map((cells) => cells.join('\t')).join('\r\n'), []);
}

/** Returns the number, the name and the amounts of each row; for a text that is no amount, the kind of result. */
function amounts(pasted: ReturnType<typeof readPastedBids>) {
  if (pasted.kind !== 'bids') return pasted;
  return pasted.bids.map(({ row, name, amounts: cells }) => [
    row,
    name,
    ...cells.map(({ read: cell }) => (cell.kind === 'amount' ? cell.eur : cell.kind)),
  ]);
}

test('rows without headings are name, price and discount', () => {
  expect(amounts(read(['Noord', '€ 1.000.000,-', '50.000'], ['Oost', '920,000.00', '']))).toEqual([
    [1, 'Noord', 1_000_000, 50_000],
    [2, 'Oost', 920_000, 0],
  ]);
});

test('a row of headings says in which order the columns stand', () => {
  const pasted = read(
    ['Nr', 'Fictieve korting overige criteria', 'Inschrijver', 'Inschrijfprijs'],
    ['a', '50.000', 'Noord', '1.000.000'],
  );
  expect(amounts(pasted)).toEqual([[2, 'Noord', 1_000_000, 50_000]]);
  expect(pasted).toMatchObject({ ignored: ['Nr'] });
});

test('English headings are headings as well', () => {
  expect(amounts(read(['Bidder', 'Price', 'Discount'], ['North', '1,000', '0']))).toEqual([
    [2, 'North', 1000, 0],
  ]);
});

test('a bidder whose name holds such a word is no heading', () => {
  expect(amounts(read(['Naamloze Prijs BV', '1.000', '0']))).toEqual([[1, 'Naamloze Prijs BV', 1000, 0]]);
  expect(amounts(read(['Prijs BV', 'onbekend', '']))).toEqual([[1, 'Prijs BV', 'unreadable', 0]]);
});

test('headings without a price, or with one twice, are not followed', () => {
  expect(read(['Inschrijver', 'Korting'], ['Noord', '5'])).toEqual({ kind: 'headings', problem: 'noPrice' });
  expect(read(['Naam', 'Prijs', 'Prijs incl. btw'], ['Noord', '5', '6'])).toEqual({
    kind: 'headings',
    problem: 'twice',
    column: 'quoteEur',
  });
});

test('rows without anything are passed over, and the others keep their number', () => {
  expect(amounts(readPastedBids('\nNoord\t5\t0\n\t\t\n\nOost\t6\t0\n', []))).toEqual([
    [2, 'Noord', 5, 0],
    [5, 'Oost', 6, 0],
  ]);
  expect(readPastedBids(' \n', [])).toEqual({ kind: 'bids', bids: [], ignored: [], separator: null });
});

test('a fourth column without a heading is no discount of anybody', () => {
  expect(read(['Noord', '5', '0', '7'])).toMatchObject({ bids: [{ hasMoreColumns: true }] });
  expect(read(['Noord', '5', '0', ''])).toMatchObject({ bids: [{ hasMoreColumns: false }] });
});

test('the quotes that a spreadsheet puts around a name go', () => {
  expect(amounts(read(['"De ""Noord"" BV"', '5', '0']))).toEqual([[1, 'De "Noord" BV', 5, 0]]);
});

test('a name may be as long as the rules say', () => {
  expect(read(['a'.repeat(100), '5', '0'])).toMatchObject({ bids: [{ isNameTooLong: false }] });
  expect(read(['a'.repeat(101), '5', '0'])).toMatchObject({ bids: [{ isNameTooLong: true }] });
});

test('semicolons stand between columns as well as tabs do', () => {
  expect(amounts(readPastedBids('Noord;1.000.000;25.000\nOost; € 920.000,- ;\n', []))).toEqual([
    [1, 'Noord', 1_000_000, 25_000],
    [2, 'Oost', 920_000, 0],
  ]);
  expect(amounts(readPastedBids('Naam;Korting;Prijs\nNoord;5;6', []))).toEqual([[2, 'Noord', 6, 5]]);
});

test('a semicolon between quotes is part of the cell', () => {
  expect(amounts(readPastedBids('"Noord; ""Zuid"" BV";5;0', []))).toEqual([[1, 'Noord; "Zuid" BV', 5, 0]]);
  expect(amounts(readPastedBids('"Noord" BV;5;0', []))).toEqual([[1, '"Noord" BV', 5, 0]]);
});

test('where tabs and semicolons both stand, it is told which was taken', () => {
  expect(readPastedBids('Noord; Zuid\t5\t0', [])).toMatchObject({
    separator: 'tab',
    bids: [{ name: 'Noord; Zuid' }],
  });
  expect(readPastedBids('Noord;5;0\nOost\tBV;6;0', [])).toMatchObject({ separator: 'semicolon' });
  expect(readPastedBids('Noord\t5\t0', [])).toMatchObject({ separator: null });
  expect(readPastedBids('Noord;5;0', [])).toMatchObject({ separator: null });
});

const named = (...names: readonly string[]) => names.map((name) => ({ name, maxDiscountEur: 50_000 }));
const CRITERIA = named('Hinderbeperking', 'Planning');

test('with named criteria each has a column of its own, in the order of the project', () => {
  expect(amounts(readPastedBids('Noord\t5\t30.000\t20.000\nOost\t6\t\tveel', CRITERIA))).toEqual([
    [1, 'Noord', 5, 30_000, 20_000],
    [2, 'Oost', 6, 0, 'unreadable'],
  ]);
  expect(readPastedBids('Noord\t5\t1\t2\t3', CRITERIA)).toMatchObject({ bids: [{ hasMoreColumns: true }] });
});

test('headings name the criteria in any order; their sum is not read', () => {
  const pasted = readPastedBids(
    'Planning (max. 20.000);Inschrijver;Korting overig;HINDERBEPERKING;Prijs\n1;Noord;9;2;3',
    CRITERIA,
  );
  expect(amounts(pasted)).toEqual([[2, 'Noord', 3, 2, 1]]);
  expect(pasted).toMatchObject({ ignored: ['Korting overig'] });
});

test('a criterion whose name is part of another word is not meant by it', () => {
  expect(amounts(readPastedBids('Naam;Inschrijfprijs;Prijs\nNoord;5;6', named('Prijs')))).toEqual([
    [2, 'Noord', 5, 6],
  ]);
  expect(
    readPastedBids('Naam;Prijs;Planning;Planning A\nNoord;5;6;7', named('Planning', 'Planning A')),
  ).toMatchObject({
    kind: 'bids',
  });
  expect(readPastedBids('Naam;Prijs;Planning;Korting Planning\nNoord;5;6;7', named('Planning'))).toEqual({
    kind: 'headings',
    problem: 'twice',
    column: 0,
  });
});

test('a discount that is empty or a dash is 0; a price is not, and a cell that is not there is no 0', () => {
  expect(amounts(read(['Noord', '5', '-'], ['Oost', '6', ''], ['West', '-', '1'], ['Zuid', '7']))).toEqual([
    [1, 'Noord', 5, 0],
    [2, 'Oost', 6, 0],
    [3, 'West', 'empty', 1],
    [4, 'Zuid', 7, 'empty'],
  ]);
});

test('a line break within quotes stays in its cell, and the rows are counted as in the spreadsheet', () => {
  const text = '"Van Dam\nen Zonen"\t5\t0\r\n"Combinatie ""Oost""\r\nBV"\t6\t1\nWest\t7\t2';
  expect(amounts(readPastedBids(text, []))).toEqual([
    [1, 'Van Dam en Zonen', 5, 0],
    [2, 'Combinatie "Oost" BV', 6, 1],
    [3, 'West', 7, 2],
  ]);
});

test('a quote that is never closed swallows nothing', () => {
  expect(amounts(readPastedBids('"Noord\t5\t0\nOost\t6\t0', []))).toEqual([
    [1, '"Noord', 5, 0],
    [2, 'Oost', 6, 0],
  ]);
});

const SCALED = [
  ...named('Hinder'),
  {
    name: 'Plan',
    maxDiscountEur: 30_005,
    scale: [
      { permille: 0, name: 'Niet goed' },
      { permille: 333, name: 'Voldoende' },
      { permille: 500, name: '100' },
      { permille: 1000, name: 'Zeer goed' },
    ],
  },
];

test('on a scale a percentage is read with or without its sign, and the text of a level whatever its capitals and spaces', () => {
  const texts = ['33,3%', '33.30 %', ' VOLDOENDE', '"zeer\ngoed"', '50', '0 %', '', '-'];
  const pasted = readPastedBids(texts.map((text) => `Noord\t5\t1\t${text}`).join('\n'), SCALED);
  const eur = [9992, 9992, 9992, 30_005, 15_003, 0, 0, 0];
  expect(amounts(pasted)).toEqual(eur.map((each, place) => [place + 1, 'Noord', 5, 1, each]));
});

test('what is no level is unreadable: an amount, another percentage, and what could be two levels', () => {
  const texts = ['9992', '33', '33,33', '5', 'goed', '100', '€ 0,50'];
  const pasted = readPastedBids(texts.map((text) => `Noord\t5\t1\t${text}`).join('\n'), SCALED);
  expect(amounts(pasted)).toEqual(texts.map((_, place) => [place + 1, 'Noord', 5, 1, 'unreadable']));
});

test('an empty cell is no level where no level earns 0, and neither is one that is not there', () => {
  const scale = [
    { permille: 200, name: 'Laag' },
    { permille: 1000, name: 'Hoog' },
  ];
  const criteria = [{ name: 'Plan', maxDiscountEur: 10, scale }];
  expect(amounts(readPastedBids('Noord\t5\t\nOost\t6\t-\nWest\t7', criteria))).toEqual([
    [1, 'Noord', 5, 'unreadable'],
    [2, 'Oost', 6, 'unreadable'],
    [3, 'West', 7, 'empty'],
  ]);
});
