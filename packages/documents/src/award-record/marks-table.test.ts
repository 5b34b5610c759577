import { expect, it } from 'vitest';
import { emviDocument } from '../award-criterion/emvi-document.ts';
import { exampleCriterion } from '../testing/example-criterion.ts';
import { exampleBid, exampleRecord } from '../testing/example-record.ts';
import { readDocument } from '../testing/read-document.ts';
import { EMVI_TEXTS } from '../text/emvi-texts.ts';
import { readerOf } from '../text/reader.ts';
import { RECORD_TEXTS } from '../text/record-texts.ts';
import { awardRecordDocument } from './award-record-document.ts';
import { recordPoints } from './record-points.ts';

const CRITERIA = [
  {
    id: 'p',
    name: 'Plan',
    maxDiscountEur: 30_005,
    scale: [
      { permille: 0, name: 'Onvoldoende' },
      { permille: 333, name: 'Voldoende' },
      { permille: 1000, name: 'Goed' },
    ],
  },
  { id: 'h', name: 'Hinder', maxDiscountEur: 19_995 },
];
const bid = (name: string, permille: number, eur: number, reason: string | null) =>
  exampleBid(
    { name, quoteEur: 1_000_000, mkiEur: 75_000, criteriaDiscountEur: eur },
    { criteriaValues: { p: eur, h: 0 }, criteriaMarks: { p: { permille, reason } } },
  );
const record = exampleRecord({
  criteria: CRITERIA,
  bids: [bid('Noord', 333, 9992, 'Geen buffer'), bid('Oost', 1000, 30_005, null)],
});

it('the record states of each bid its level, how the discount follows from it, and the reason', async () => {
  const { tables } = readDocument(await awardRecordDocument(record, 'nl'));
  const marks = tables.find(([head]) => head?.includes('Reden') && head.includes('Niveau'));
  expect(marks?.slice(1).map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')))).toEqual([
    ['Noord (winnaar)', 'Plan', 'Voldoende', '33,3 % × €30.005,- = €9.992,-', 'Geen buffer'],
    ['Oost', 'Plan', 'Goed', '100 % × €30.005,- = €30.005,-', 'geen reden opgegeven'],
  ]);
});

it('a level without a reason is an open point of the record', () => {
  const points = recordPoints(record, RECORD_TEXTS.nl, { criterion: EMVI_TEXTS.nl, ...readerOf('nl') });
  expect(points.filter((point) => point.includes('reden op'))).toEqual([
    'Bij het niveau van Oost staat geen reden op Plan.',
  ]);
});

it.each([
  ['nl', 'Schaal van Plan, maximale korting €30.005,-', 'Niveau', ['€30.005,-', '33,3 %', '€9.992,-']],
  ['en', 'Scale of Plan, maximum discount €30,005', 'Level', ['€30,005', '33.3%', '€9,992']],
] as const)(
  'the criterion document (%s) has the levels of a scale with what they earn',
  async (language, title, head, [most, third, part]) => {
    const document = readDocument(await emviDocument(exampleCriterion({ criteria: CRITERIA }), language));
    expect(document.paragraphs.map(({ text }) => text)).toContain(title);
    expect(document.tables.find(([heads]) => heads?.[0] === head)?.slice(1)).toEqual([
      ['Goed', language === 'nl' ? '100 %' : '100%', most],
      ['Voldoende', third, part],
      ['Onvoldoende', language === 'nl' ? '0 %' : '0%', language === 'nl' ? '€0,-' : '€0'],
    ]);
  },
);
