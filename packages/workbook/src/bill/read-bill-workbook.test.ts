import { describe, expect, it } from 'vitest';
import { MUTATED_WORKBOOKS, seededNumbers } from '../mutated-workbooks.fixture.ts';
import { buildWorkbook, type TestCell, type TestWorkbook } from '../testing/build-workbook.ts';
import { mutateBytes } from '../testing/mutate.ts';
import { readBill } from './read-bill.ts';
import { billChoiceText, billNoteText, billQuestionText, billRefusalText } from './text/say-bill.ts';

const HEADER = ['Post', 'Omschrijving', 'Eenheid', 'Hoeveelheid'];
const BETON: TestCell[] = ['1', 'Beton', 'm3', 4.5];

const read = (workbook: TestWorkbook, answers = {}) =>
  readBill(buildWorkbook(workbook), 'bestek.xlsx', answers);

describe('a bill in a workbook', () => {
  it('is the sheet Posten, else the only one with its columns, else asked', async () => {
    const other = [HEADER, ['9', 'Zand', 'm3', 1]];
    expect(await read({ sheets: { Kosten: other, Posten: [HEADER, BETON] } })).toMatchObject({
      posts: [{ postNumber: '1', quantity: 4.5 }],
      notes: [{ code: 'left-out-sheets', details: { sheets: ['Kosten'] } }],
    });
    const two = { sheets: { Deel1: [HEADER, BETON], Deel2: other } };
    expect(await read(two)).toMatchObject({ posts: [], asked: [{ id: 'sheet' }] });
    expect(await read(two, { sheet: '2' })).toMatchObject({ posts: [{ postNumber: '9' }], asked: [] });
  });

  it('has rows that nobody sees, which are asked', async () => {
    const hidden = {
      sheets: { Bestek: [HEADER, BETON, ['2', 'Zand', 'm3', 8]] },
      rowAttributes: { Bestek: { 3: 'hidden="1"' } },
    };
    expect(await read(hidden)).toMatchObject({ posts: [{ postNumber: '1' }], asked: [{ why: 'unseen' }] });
    expect(await read(hidden, { 'rows:unseen:1:3': 'post' })).toMatchObject({ posts: [{}, { quantity: 8 }] });
  });

  it('says which codes are no text, and refuses what is no workbook', async () => {
    const date = { attributes: ' t="e"', inside: '<v>#REF!</v>' };
    expect(
      await read({
        sheets: {
          Bestek: [
            [...HEADER, 'RAW-code'],
            [...BETON, date],
          ],
        },
      }),
    ).toMatchObject({ posts: [{ rawCode: null }], notes: [{ code: 'unread-cells' }] });
    const refused = await readBill(Buffer.from('%PDF-1.7'), 'bestek.xlsx');
    expect(refused).toMatchObject({ kind: 'refused', problem: { of: 'file' } });
  });
});

/** Another seed gives other mutations; the name of a test states the seed. */
const SEED = Number(process.env.TEST_SEED ?? 1);
const MUTATIONS = 300;

async function expectAnswers(fileName: string, mutated: (round: number) => Uint8Array): Promise<void> {
  const tally = { read: 0, refused: 0 };
  for (let round = 0; round < MUTATIONS; round++) {
    const reading = await readBill(mutated(round), fileName);
    tally[reading.kind]++;
    if (reading.kind === 'refused') {
      expect(billRefusalText(reading, 'nl'), `${round}`).not.toBe('');
      continue;
    }
    const { posts, asked, notes } = reading;
    const numbers = new Set(posts.map(({ postNumber }) => postNumber));
    expect(numbers.size, `${round}`).toBe(posts.length);
    for (const { quantity, unit, description, postNumber } of posts) {
      expect(Number.isFinite(quantity) && quantity >= 0, `${round}`).toBe(true);
      expect([unit, description, postNumber], `${round}`).not.toContain('');
    }
    for (const question of asked) {
      expect(billQuestionText(question, 'en')).not.toBe('');
      for (const choice of question.choices) expect(billChoiceText(question, choice, 'nl')).not.toBe('');
    }
    for (const note of notes) expect(billNoteText(note, 'en')).not.toBe('');
  }
  // Both results occur often; otherwise the mutations would be too strong or too weak to prove anything.
  expect(tally.read).toBeGreaterThan(MUTATIONS / 20);
  expect(tally.refused).toBeGreaterThan(MUTATIONS / 20);
}

const BILL = [
  'Post;RAW;Omschrijving;Eenheid;Hoeveelheid;Bedrag',
  '1;;Grondwerk;;;',
  '110010;21.02.01;Ontgraven;m³;1.250,5;10,00',
  '110010;21.02.01;"Zand; ""0-4""";ton;12;',
  ';;Totaal;m3;1.262;',
  '7;;Kolk;;4;',
  '8;;Band;m;p.m.;',
].join('\n');

it.each(['utf8', 'latin1'] as const)(
  `a .csv in %s that was mutated is read or refused, and every quantity is one (seed ${SEED})`,
  async (encoding) => {
    const random = seededNumbers(SEED + encoding.length);
    await expectAnswers('a.csv', () => mutateBytes(Uint8Array.from(Buffer.from(BILL, encoding)), random));
  },
);

it.each(['.xlsx', '.xls'] as const)(
  `an %s that was mutated is read or refused, and every quantity is one (seed ${SEED})`,
  async (extension) => {
    const random = seededNumbers(SEED + extension.length);
    await expectAnswers(`a${extension}`, (round) => MUTATED_WORKBOOKS[extension](round, random));
  },
);
