import { describe, expect, it } from 'vitest';
import type { RecordedBid } from '../award-record/award-record.ts';
import { exampleAward, exampleLetter } from '../testing/example-letter.ts';
import { exampleRecord } from '../testing/example-record.ts';
import { readDocument } from '../testing/read-document.ts';
import { bidderLetterDocument } from './bidder-letter-document.ts';
import { bidderLetterOf, type ToldAward } from './bidder-letter-of.ts';

const SCALE = [
  { permille: 0, name: 'Onvoldoende' },
  { permille: 625, name: 'Goed' },
  { permille: 1000, name: 'Uitstekend' },
];
const CRITERIA = [
  { id: 'p', name: 'Planning', maxDiscountEur: 20_000, scale: SCALE },
  { id: 'h', name: 'Hinder', maxDiscountEur: 20_000, scale: SCALE },
  { id: 'o', name: 'Omgeving', maxDiscountEur: 10_000 },
];

type Marks = RecordedBid['criteriaMarks'];
const MARKS: Readonly<Record<string, Marks>> = {
  Noord: {
    p: { permille: 1000, reason: 'Noord heeft een buffer van zes weken' },
    h: { permille: 625, reason: 'Beter dan Zuid' },
  },
  Oost: {
    p: { permille: 625, reason: 'Zonder buffer' },
    h: { permille: 1000, reason: 'Iedereen blijft bereikbaar, anders dan bij West' },
  },
};

/**
 * Returns an award in which Noord, the winner, has 20.000 and 12.500 on two criteria with a scale, and Oost 12.500 and
 * 20.000.
 */
function award(changes: Readonly<Record<string, Marks>> = {}): Partial<ToldAward> {
  const marks = { ...MARKS, ...changes };
  const bids = exampleRecord().bids.map((bid): RecordedBid => {
    const criteriaMarks = marks[bid.name] ?? {};
    const values = Object.entries(criteriaMarks).map(([id, { permille }]) => [id, 20 * permille] as const);
    return { ...bid, criteriaMarks, criteriaValues: Object.fromEntries(values) };
  });
  return { criteria: CRITERIA, bids };
}

const read = async (bidId: string, changes: Partial<ToldAward>, language: 'nl' | 'en' = 'nl') =>
  readDocument(await bidderLetterDocument(exampleLetter(bidId, changes), language));
const textOf = (document: Awaited<ReturnType<typeof read>>) =>
  [...document.paragraphs.map(({ text }) => text), ...document.tables.flat(2)].join('\n');

describe('the levels of criteria with a scale in a letter', () => {
  it('are those of the reader, with what they earn and why, as far as the reason may be told', async () => {
    const { tables } = await read('Oost', award());
    expect(tables).toContainEqual([
      ['Criterium', 'Niveau', 'Korting in euro', 'Reden'],
      ['Planning', 'Goed', '62,5 % × 20.000\n= 12.500', 'Zonder buffer'],
      [
        'Hinder',
        'Uitstekend',
        '100 % × 20.000\n= 20.000',
        '[vul hier de reden in, zonder gegevens van andere inschrijvers]',
      ],
    ]);
  });

  it('are those of the winner beside them, without the reasons that were noted down of the winner', async () => {
    const document = await read('Oost', award());
    expect(document.tables).toContainEqual([
      ['Criterium', 'U', 'Winnaar'],
      ['Planning', '62,5 %: Goed', '100 %: Uitstekend'],
      ['Hinder', '100 %: Uitstekend', '62,5 %: Goed'],
    ]);
    const text = textOf(document);
    expect(text).not.toMatch(/buffer van zes weken|Zuid|West/);
    // The client only needs to explain levels on which the winner was given more.
    expect(text).toContain('Waarom de winnaar een hoger niveau kreeg op Planning: [vul hier in');
  });

  it('say nothing of why where the winner was given no higher level', async () => {
    const equal = award({ Oost: MARKS.Noord ?? {} });
    expect(textOf(await read('Oost', equal))).not.toContain('hoger niveau');
  });

  it('of the winner are in no letter to the winner, nor to who shares its place or has none', async () => {
    expect(textOf(await read('Noord', award()))).not.toContain('Bij tabel 1. Niveaus');
    const told = exampleAward(award());
    const ranked = (rank: number | null) => ({
      ...told,
      bids: told.bids.map((bid) => (bid.name === 'Oost' ? { ...bid, rank } : bid)),
    });
    for (const rank of [1, null]) {
      const letter = bidderLetterOf(ranked(rank), 'Oost', { sentOn: '2026-11-26', days: 20 });
      expect(letter.winner.scores).toBeNull();
      const text = textOf(readDocument(await bidderLetterDocument(letter, 'nl')));
      expect(text).not.toMatch(/Bij tabel 1\. Niveaus|zes weken/);
    }
  });

  it('are told with a reason that names the winner only where the winner’s levels are told', () => {
    const named = award({ Oost: { p: { permille: 625, reason: 'Net als Noord, maar zonder buffer' } } });
    const told = exampleAward(named);
    const reasonAt = (rank: number | null) => {
      const bids = told.bids.map((bid) => (bid.name === 'Oost' ? { ...bid, rank } : bid));
      return bidderLetterOf({ ...told, bids }, 'Oost', { sentOn: '2026-11-26', days: 20 }).bid.criteriaMarks.p
        ?.reason;
    };
    expect(reasonAt(2)).toBe('Net als Noord, maar zonder buffer');
    expect(reasonAt(1)).toBeNull();
    expect(reasonAt(null)).toBeNull();
  });

  it('carry no reason of anybody but the reader, not even unseen', () => {
    const letter = JSON.stringify(exampleLetter('Oost', award()));
    expect(letter).not.toMatch(/zes weken|Beter dan Zuid|bij West/);
  });

  it('that were not given count as 0, and a reason that nobody gave is asked for', async () => {
    const { tables } = await read('Oost', award({ Oost: { p: { permille: 625, reason: null } } }));
    const own = tables.find(([head]) => head?.[3] === 'Reden');
    expect(own?.slice(1)).toEqual([
      [
        'Planning',
        'Goed',
        '62,5 % × 20.000\n= 12.500',
        '[vul hier de reden in, zonder gegevens van andere inschrijvers]',
      ],
      ['Hinder', 'geen niveau; telt als 0', '0', ''],
    ]);
  });

  it('are written for an English reader', async () => {
    const { tables } = await read('Oost', award(), 'en');
    expect(tables).toContainEqual([
      ['Criterion', 'You', 'Winner'],
      ['Planning', '62.5%: Goed', '100%: Uitstekend'],
      ['Hinder', '100%: Uitstekend', '62.5%: Goed'],
    ]);
    expect(tables.flat(2)).toContain('62.5% × 20,000\n= 12,500');
  });

  it('are left out where no criterion has a scale', async () => {
    const criteria = CRITERIA.map(({ id, name, maxDiscountEur }) => ({ id, name, maxDiscountEur }));
    expect(textOf(await read('Oost', { ...award(), criteria }))).not.toMatch(/niveau/i);
  });
});
