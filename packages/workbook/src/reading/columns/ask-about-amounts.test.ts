import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { ReadingOptions } from '../../questions/asked-while-reading.ts';
import { placementsOf, placementsUsed } from '../../questions/placement-of.ts';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';
import { questionMessage } from '../../text/question-text.ts';

const FOSSIL = 'Energie fossiel (MJ)';
const HEADER = 'Energie totaal (MJ)';
const PLACE = `unknown-column:Posten:${HEADER}`;
const AMOUNTS = `amounts:Posten:${FOSSIL}:${HEADER}`;

/** Reads two items with an own column after the others; 4 and 10 units, unless other quantities are given. */
function read(
  header: string,
  cells: readonly TestCell[],
  options: ReadingOptions = {},
  { quantities = [4, 10], above }: { quantities?: readonly TestCell[]; above?: readonly TestCell[] } = {},
) {
  const posts = cells.map((_, index) => String(index + 1));
  const sheets = {
    Posten: [
      ...(above ? [above] : []),
      [...POSTEN_HEADER, header],
      ...cells.map((cell, index) => [
        ...postenRow(posts[index] ?? '', { quantity: quantities[index] ?? null }),
        cell,
      ]),
    ],
    'Set A1': [SET_HEADER, ...posts.flatMap((post) => profileRows('a1', post, { ADPF: [0.005] }))],
  };
  return readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, options);
}
const fossilOf = (reading: Awaited<ReturnType<typeof read>>) =>
  reading.kind === 'read' ? reading.items.map(({ item }) => item.resources.fossilMj) : reading.problems;
const amountsOf = ({ questions }: Awaited<ReturnType<typeof read>>) =>
  questions.find((question) => question.kind === 'amounts');

describe('a column that somebody placed', () => {
  const placed = { [PLACE]: FOSSIL };

  it('is asked about: per unit or for the whole quantity, with what either comes to', async () => {
    const question = amountsOf(await read(HEADER, [100, 5], { answers: placed }));
    // 4 units of 100 and 10 of 5, or 100 and 5.
    expect(question).toMatchObject({
      ...{ id: AMOUNTS, required: true, changesReading: true, sheet: 'Posten', row: 1, cell: 'G1' },
      ...{ choices: ['in-all', 'per-unit'], proposal: 'in-all', perUnit: 450, inAll: 105 },
    });
    expect(question && questionMessage(question, 'nl')).toContain(
      "Per Unit komt 'Energie fossiel (MJ)' in totaal op 450 MJ, voor de hele hoeveelheid op 105 MJ. De kop lijkt te zeggen: voor de hele hoeveelheid.",
    );
  });

  it('counts per unit until it is answered, and by that answer', async () => {
    expect(fossilOf(await read(HEADER, [100, 5], { answers: placed }))).toEqual([100, 5]);
    const answers = { ...placed, [AMOUNTS]: 'per-unit' };
    const reading = await read(HEADER, [100, 5], { answers });
    expect(fossilOf(reading)).toEqual([100, 5]);
    const [note] = reading.kind === 'read' ? reading.warnings : [];
    expect(note && problemMessage(note, 'nl')).toContain('De waarden zijn per Unit.');
  });

  it('is divided by Hoeveelheid where it is for the whole quantity: 100 MJ of 4 units are 25 MJ', async () => {
    const reading = await read(HEADER, [100, 5], { answers: { ...placed, [AMOUNTS]: 'in-all' } });
    expect(fossilOf(reading)).toEqual([25, 0.5]);
    expect(reading).toMatchObject({
      items: [{ resources: { fossilMj: 100 } }, { resources: { fossilMj: 5 } }],
    });
    expect(problemsOf(reading)).toEqual(['placed-column Posten G1']);
    const [note] = reading.kind === 'read' ? reading.warnings : [];
    expect(note && problemMessage(note, 'nl')).toContain('gedeeld door Hoeveelheid.');
  });

  it('is converted as well, and divided once its numbers and quantities in text are read', async () => {
    const header = 'Verbruik totaal (kWh)';
    const answers = {
      [`unknown-column:Posten:${header}`]: FOSSIL,
      [`amounts:Posten:${FOSSIL}:${header}`]: 'in-all',
    };
    // 3,5 proves the Dutch notation: 1.000 kWh are 3,600 MJ, of 1.200 units.
    const reading = await read(header, ['1.000', '3,5'], { answers }, { quantities: ['1.200', 7] });
    expect(fossilOf(reading)).toEqual([3, 1.8]);
  });

  it('is remembered with its placement, and read alike in the next file without a question', async () => {
    const answers = { ...placed, [AMOUNTS]: 'in-all' };
    const first = await read(HEADER, [100, 5], { answers });
    const given = first.questions.map((question) => ({
      question,
      answer: question.id === AMOUNTS ? 'in-all' : FOSSIL,
    }));
    const placements = placementsOf(given);
    expect(placements).toEqual([
      { sheet: 'posten', header: HEADER, headerKey: 'energietotaal(mj)', column: FOSSIL, amounts: 'in-all' },
    ]);
    expect(placementsOf(given.toReversed())).toEqual(placements);
    const next = await read('ENERGIE totaal (MJ)', [8, 20], { placements });
    expect(next.questions).toEqual([]);
    expect(fossilOf(next)).toEqual([2, 2]);
    // A file is read again by its notes.
    const notes = next.kind === 'read' ? next.warnings : [];
    const again = await read('ENERGIE totaal (MJ)', [8, 20], { placements: placementsUsed(notes) });
    expect(fossilOf(again)).toEqual([2, 2]);
  });

  it('cannot be divided by a quantity of 0, or by none; a value of 0 needs no quantity', async () => {
    const answers = { ...placed, [AMOUNTS]: 'in-all' };
    const reading = await read(HEADER, [100, 5, 0, 7], { answers }, { quantities: [4, 0, 0, null] });
    expect(problemsOf(reading).filter((problem) => problem.startsWith('nothing'))).toEqual([
      'nothing-to-divide Posten G3',
      'nothing-to-divide Posten G5',
    ]);
    const zero = await read(HEADER, [100, 0], { answers }, { quantities: [4, 0] });
    expect(fossilOf(zero)).toEqual([25, 0]);
    // A dash in place of the quantity is none either.
    const dash = await read(HEADER, [7], { answers }, { quantities: ['n.v.t.'] });
    expect(problemsOf(dash)).toContain('nothing-to-divide Posten G2');
    // Per unit nothing is divided: work that was not done takes nothing.
    const perUnit = { ...placed, [AMOUNTS]: 'per-unit' };
    expect(fossilOf(await read(HEADER, [100], { answers: perUnit }, { quantities: [0] }))).toEqual([100]);
  });
});

describe('what a header says of its amounts', () => {
  it.each([
    ['Energie in totaal (MJ)', 'in-all', 'MJ'],
    ['Energie (MJ) (totaal)', 'in-all', 'MJ'],
    ['Verbruik (MJ totaal)', 'in-all', 'MJ'],
    ['Verbruik (MJ, totaal)', 'in-all', 'MJ'],
    ['Verbruik (MJ; per post)', 'in-all', 'MJ'],
    ['Verbruik (MJ/post)', 'in-all', 'MJ'],
    ['Verbruik per post [MJ]', 'in-all', 'MJ'],
    ['Energy in all (MJ)', 'in-all', 'MJ'],
    ['Verbruik (MJ per eenheid)', 'per-unit', 'MJ'],
    ['Totaal per eenheid (MJ)', 'per-unit', 'MJ'],
    ['Verbruik (MJ)', null, 'MJ'],
    ['Totaalverbruik kolk', null, null],
  ])('%s proposes %s', async (header, proposal, unit) => {
    const answers = { [`unknown-column:Posten:${header}`]: FOSSIL };
    const reading = await read(header, [100], { answers });
    expect(amountsOf(reading)).toMatchObject({ proposal });
    expect(reading.questions.some(({ kind }) => kind === 'placed-unit')).toBe(unit === null);
  });

  it('is never read per unit where it resembles a column: it is not read until somebody places it', async () => {
    for (const header of [
      'Energie fossiel totaal (MJ)',
      'Energie fossiel (MJ) totaal',
      'Energie fossiel (MJ totaal)',
    ]) {
      const reading = await read(header, [100]);
      expect(problemsOf(reading)).toEqual(['resembling-column Posten G1']);
      expect(fossilOf(reading)).toEqual([null]);
      const answers = { [`column:Posten:${FOSSIL}`]: header };
      expect(amountsOf(await read(header, [100], { answers }))).toMatchObject({ proposal: 'in-all' });
    }
  });
});

describe('a header of the layout below one that speaks of a total', () => {
  const ID = `amounts:Posten:${FOSSIL}:${FOSSIL}`;
  const above = [...Array(6).fill(null), 'Totaal per post'];

  it('is asked about, and divided when that is the answer, which a note says', async () => {
    const asked = await read(FOSSIL, [100], {}, { above });
    expect(asked.questions).toMatchObject([
      { kind: 'amounts', id: ID, required: true, cell: 'G2', proposal: 'in-all', placed: false },
    ]);
    expect(fossilOf(asked)).toEqual([100]);
    const reading = await read(FOSSIL, [100], { answers: { [ID]: 'in-all' } }, { above });
    expect(fossilOf(reading)).toEqual([25]);
    expect(problemsOf(reading)).toEqual(['divided-column Posten G2']);
    // The layout's own header means the same in every file, so nothing is remembered.
    const [question] = asked.questions;
    expect(question && placementsOf([{ question, answer: 'in-all' }])).toEqual([]);
    const perUnit = await read(FOSSIL, [100], { answers: { [ID]: 'per-unit' } }, { above });
    expect(fossilOf(perUnit)).toEqual([100]);
    expect(problemsOf(perUnit)).toEqual([]);
  });

  it('is found to the right of that text as well, where its cell is merged over several columns', async () => {
    const wide = ['Calculatie', ...Array(5).fill(null), 'Totaal', null];
    const sheets = {
      Posten: [wide, [...POSTEN_HEADER, 'Energie hernieuwbaar (MJ)', FOSSIL], [...postenRow('1'), 10, 20]],
      'Set A1': [SET_HEADER, ...profileRows('a1', '1', { ADPF: [0.005] })],
    };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading.questions.map(({ cell }) => cell)).toEqual(['G2', 'H2']);
  });

  it('is found below the header too, where two rows make it', async () => {
    const upper = [...POSTEN_HEADER.slice(0, 5), 'Hoev.', FOSSIL];
    const lower = [...Array(5).fill(null), 'Hoeveelheid', 'totaal'];
    const sheets = {
      Posten: [upper, lower, [...postenRow('1'), 100]],
      'Set A1': [SET_HEADER, ...profileRows('a1', '1', { ADPF: [0.005] })],
    };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(reading.questions).toMatchObject([{ kind: 'amounts', cell: 'G2', proposal: 'in-all' }]);
  });

  it('is not meant by a title above the numbers, nor by another header beside it', async () => {
    for (const other of [
      ['Totaal overzicht van de straat'],
      [...Array(6).fill(null), 'Per eenheid'],
      [...Array(5).fill(null), 'Totaal'],
    ]) {
      const reading = await read(FOSSIL, [100], {}, { above: other });
      expect(reading.questions).toEqual([]);
      expect(fossilOf(reading)).toEqual([100]);
    }
  });
});
