import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import type { Answers } from '../questions/workbook-question.ts';
import { type CalculationReading, readCalculation } from '../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, SET_HEADER } from '../testing/example-rows.ts';
import { questionAsked, questionRows } from '../text/question-text.ts';

/** Reads posts with these numbers, and profiles of €1, €2, … a unit under those. */
function read(posts: readonly TestCell[], profiles: readonly TestCell[], answers: Answers = {}) {
  const rows = profiles.flatMap((post, at) => [
    [post, 'MKI', at + 1],
    [post, 'GWP', 1],
  ]);
  const sheets = {
    Posten: [POSTEN_HEADER, ...posts.map((post) => postenRow(post))],
    'Set A1': [SET_HEADER, ...rows],
  };
  return readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, { answers });
}
const askedIn = ({ questions }: CalculationReading) => questions.filter(({ kind }) => kind === 'near-posts');
const meantIn = (reading: CalculationReading) =>
  askedIn(reading).flatMap((question) =>
    questionRows(question, 'nl').map(({ number, proposal }) => `${number} ${proposal}`),
  );
const costsOf = (reading: CalculationReading) =>
  reading.kind === 'read'
    ? reading.items.map(({ item, impacts }) => `${item.postNumber} ${impacts.a1?.mkiEur[0]}`)
    : problemsOf(reading);

it.each([
  ['zeros in front, as a number and as text', '0001', 1],
  ['a letter that looks like a digit', 211010, '21101O'],
  ['another letter that looks like a digit', '2112', '2ll2'],
  ['capitals', 'A12b', 'a12B'],
  ['blanks within', '21 10 10', '211010'],
])('a post number with %s is asked about, and read as the one that is meant', async (_, post, found) => {
  const reading = await read([post, '7'], [found, '7']);
  expect(meantIn(reading)).toEqual([`${found} → ${post}`]);
  expect(askedIn(reading)).toMatchObject([{ required: true, sheet: 'Set A1', row: 2, cell: 'A2' }]);
  expect(costsOf(reading)).toEqual([`${post} 10`, '7 20']);
  expect(problemsOf(reading)).toEqual(['post-spelling Set A1 A2']);
});

it('blanks around a post number are no other spelling', async () => {
  const reading = await read(['21 ', ' 22'], ['21', '22\u00a0']);
  expect(reading.questions).toEqual([]);
  expect(costsOf(reading)).toEqual(['21 10', '22 20']);
});

it('all are accepted at once, or refused as unknown', async () => {
  const posts = ['0001', '211010', '3'];
  const profiles = [1, '21101O', 3];
  const [question, ...others] = askedIn(await read(posts, profiles));
  if (!question) throw new Error('There is a question');
  expect(others).toEqual([]);
  expect(questionAsked(question, 'nl')).toBe(
    "2 postnummers op dit blad staan niet zo op het blad Posten. Bedoeld lijkt: '1' → '0001' (rij 2), '21101O' → '211010' (rij 4). Klopt dat?",
  );
  expect(costsOf(await read(posts, profiles, { [question.id]: 'confirmed' }))).toEqual([
    '0001 10',
    '211010 20',
    '3 30',
  ]);
  expect(costsOf(await read(posts, profiles, { [question.id]: 'others' }))).toEqual([
    'unknown-post Set A1 A2',
    'unknown-post Set A1 A4',
    'missing-set-rows Posten A2',
    'missing-set-rows Posten A3',
  ]);
});

it.each([
  ['no post is near', ['1', '2'], ['1', '9']],
  ['two posts are near', ['01', '001'], ['01', '1']],
  ['two posts are near, and neither has a profile', ['01', '001'], ['1']],
  ['the post that is near has a profile of its own', ['1', '2'], ['1', '01', '2']],
  ['it is a word', ['Oli', '2'], ['0l1', '2']],
])('is an unknown number where %s', async (_, posts, profiles) => {
  const reading = await read(posts, profiles);
  expect(meantIn(reading)).toEqual([]);
  expect(problemsOf(reading).some((problem) => problem.startsWith('unknown-post'))).toBe(true);
});

it('the rows of one post under two spellings are one profile', async () => {
  const sheets = {
    Posten: [POSTEN_HEADER, postenRow('211010')],
    'Set A1': [SET_HEADER, ['211010', 'MKI', 4], ['21101O', 'GWP', 3]],
  };
  const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS);
  expect(meantIn(reading)).toEqual(['21101O → 211010']);
  expect(reading.kind === 'read' && reading.items[0]?.impacts.a1?.co2Kg?.[0]).toBe(30);
  expect(costsOf(reading)).toEqual(['211010 40']);
});
