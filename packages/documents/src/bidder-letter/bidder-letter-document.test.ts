import { describe, expect, it } from 'vitest';
import type { RecordedBid } from '../award-record/award-record.ts';
import { exampleAward, exampleLetter, unscored } from '../testing/example-letter.ts';
import { exampleBid, exampleRecord, WHOLE_WORK } from '../testing/example-record.ts';
import { readDocument } from '../testing/read-document.ts';
import type { BidderLetter } from './bidder-letter.ts';
import { bidderLetterDocument } from './bidder-letter-document.ts';
import type { ToldAward } from './bidder-letter-of.ts';

const AT = new Date('2026-11-20T09:00:00Z');

async function written(letter: BidderLetter, language: 'nl' | 'en' = 'nl'): Promise<string> {
  const { paragraphs } = readDocument(await bidderLetterDocument(letter, language));
  return paragraphs.map(({ text }) => text).join('\n');
}

/** Returns the bids of the example, with one of them changed. */
function bidsWith(name: string, changes: Partial<RecordedBid>, scored = false): Partial<ToldAward> {
  const bids = exampleRecord().bids.map((bid) =>
    bid.name === name ? (scored ? { ...bid, ...changes } : unscored(bid, changes)) : bid,
  );
  return { bids };
}

describe('the letter to the winner', () => {
  it('says that the contract is meant for it, with its own score and until when nothing is concluded', async () => {
    const text = await written(exampleLetter('Noord'));
    expect(text).toContain(
      'Voornemen tot gunning\nHerinrichting Dorpsstraat\nAan\nNoord\nVan\nGemeente Voorbeeld',
    );
    expect(text).toContain('Wij zijn voornemens de opdracht aan u te gunnen.');
    expect(text).toContain('1.000.000 − 125.000 − 50.000 = 825.000');
    expect(text).toContain('Volgens de formule staat uw inschrijving op plaats 1 van de 4.');
    expect(text).toContain('Tot en met die dag sluiten wij geen overeenkomst.');
    expect(text).not.toMatch(/naast die van|kort geding|Oost|Zuid|West/);
  });

  it('says that the formula gives it no place where it has none', async () => {
    const text = await written(exampleLetter('Noord', bidsWith('Noord', { standing: 'not-whole' })));
    expect(text).toContain('Uw inschrijving heeft volgens de formule geen plaats in de rangorde.');
    expect(text).not.toContain('De fictieve inschrijfprijs is');
  });
});

describe('the letter about a bid that was held against no baseline', () => {
  it('says beside its place, to the winner too, that nobody checked whether it is the same work', async () => {
    const bids = exampleRecord().bids.map((bid) => ({ ...bid, work: null }));
    for (const [name, place] of [['Noord', 1] as const, ['Oost', 2] as const]) {
      expect(await written(exampleLetter(name, { bids }))).toContain(
        `op plaats ${place} van de 4.\nVan uw inschrijving is niet nagegaan of het hetzelfde werk is: er is geen actieve baseline om mee te vergelijken.`,
      );
      expect(await written(exampleLetter(name, { bids }), 'en')).toContain(
        'For your bid it was not checked whether it is the same work: there is no active baseline to compare it with.',
      );
    }
    expect(await written(exampleLetter('Oost'))).not.toContain('niet nagegaan');
  });
});

describe('the letter to a bidder behind the winner', () => {
  it('works its own score out as the record does, and sets both discounts beside each other', async () => {
    const bytes = await bidderLetterDocument(exampleLetter('Oost'), 'nl');
    const { paragraphs, tables } = readDocument(bytes);
    const text = paragraphs.map((each) => each.text).join('\n');
    expect(text).toContain('Mededeling van de gunningsbeslissing');
    expect(text).toContain('Wij zijn voornemens de opdracht te gunnen aan Noord, en dus niet aan u.');
    expect(text).toContain('korting = 250.000 × 100.000 − 87.500 / 100.000 − 50.000 = 62.500');
    expect(text).toContain('920.000 − 62.500 − 30.000 = 827.500');
    expect(text).toContain('op plaats 2 van de 4.');
    expect(tables.at(-1)).toEqual([
      ['Onderdeel', 'U', 'Winnaar', 'Verschil'],
      ['Korting voor de MKI', '62.500', '125.000', '−62.500'],
      ['Korting op overige criteria', '30.000', '50.000', '−20.000'],
      ['Kortingen samen', '92.500', '175.000', '−82.500'],
    ]);
    // The text has neither the winner's price, nor its fictitious price, nor the difference of 2,500 between both.
    expect(text).not.toMatch(/1\.000\.000|825\.000|[^\d.]2\.500/);
  });

  it('sets what was given on each criterion beside each other', async () => {
    const criteria = [
      { id: 'a', name: 'Planning', maxDiscountEur: 20_000 },
      { id: 'b', name: 'Hinder', maxDiscountEur: 30_000 },
    ];
    const values = { Noord: { a: 20_000, b: 30_000 }, Oost: { b: 30_000 } };
    const bids = exampleRecord().bids.map((bid) => ({
      ...bid,
      criteriaValues: values[bid.name as keyof typeof values] ?? {},
    }));
    const { tables } = readDocument(
      await bidderLetterDocument(exampleLetter('Oost', { bids, criteria }), 'nl'),
    );
    expect(tables.at(-1)?.slice(2)).toEqual([
      ['Planning', '0', '20.000', '−20.000'],
      ['Hinder', '30.000', '30.000', '0'],
      ['Kortingen samen', '92.500', '175.000', '−82.500'],
    ]);
  });

  it('has one line where there are no other criteria', async () => {
    const { model } = exampleRecord();
    const bids = ['Noord', 'Oost'].map((name, place) =>
      exampleBid({ name, quoteEur: 900_000 + place * 100_000, mkiEur: 75_000, criteriaDiscountEur: null }),
    );
    const award = { bids, model: { ...model, criteriaMaxDiscountEur: 0 } };
    const { tables } = readDocument(await bidderLetterDocument(exampleLetter('Oost', award), 'nl'));
    expect(tables.at(-1)).toHaveLength(2);
  });

  it('says what was decided about what its calculation lacked, and counts with it', async () => {
    const gap = { kind: 'module:A4', posts: 5, unvaluedPosts: 0, weightEur: 400.5 } as const;
    const decision = { choice: 'baseline', reason: 'Vervoer is er wel', by: 'Bo Jansen', at: AT } as const;
    const gaps = [{ ...gap, decision: { ...decision, filledEur: 400.5 } }];
    const text = await written(exampleLetter('Oost', bidsWith('Oost', { gaps, mkiEur: 87_900.5 }, true)));
    expect(text).toContain(
      'module A4 bij 5 posten: aangevuld met de waarde van de baseline. Reden: Vervoer is er wel',
    );
    expect(text).toContain('87.500 + 400,5 = 87.900,5');
    expect(text).not.toContain('Bo Jansen');
  });
});

describe('the letter to a bidder that the formula does not put below the winner', () => {
  const twins = [
    exampleBid({ name: 'Noord', quoteEur: 900_000, mkiEur: 75_000, criteriaDiscountEur: 10_000 }),
    exampleBid({ name: 'Oost', quoteEur: 920_000, mkiEur: 75_000, criteriaDiscountEur: 30_000 }),
  ];

  it('says that they are level and why the other was chosen, without the discounts that tell the price', async () => {
    const text = await written(exampleLetter('Oost', { bids: twins, winnerReason: 'Noord won de loting' }));
    expect(text).toContain('op een gedeelde plaats 1 van de 2.');
    expect(text).toContain('deelt de winnaar die plaats met u');
    expect(text).toContain('Als reden van de keuze is vastgelegd: Noord won de loting');
    expect(text).not.toMatch(/Kortingen samen|10\.000(?!0)[^\d]|900\.000/);
  });

  it('says of no place that it is shared with somebody else than the winner', async () => {
    const third = exampleBid({
      name: 'Zuid',
      quoteEur: 800_000,
      mkiEur: 75_000,
      criteriaDiscountEur: 20_000,
    });
    const award = { bids: [...twins, third], winnerId: 'Zuid' };
    const behind = exampleLetter('Oost', award);
    expect(behind.bid).toMatchObject({ rank: 2, tied: true });
    for (const letter of [behind, exampleLetter('Noord', { bids: twins })]) {
      const text = await written(letter);
      expect(text).toMatch(/staat uw inschrijving op plaats [12] van de [23]\./);
      expect(text).not.toContain('gedeelde');
    }
  });

  it('says that the winner is not above it, and leaves a reason that names others to be written', async () => {
    const award = { winnerId: 'Oost', winnerReason: 'Beter dan West' };
    const text = await written(exampleLetter('Noord', award));
    expect(text).toContain('De winnaar staat volgens de formule niet boven uw inschrijving.');
    expect(text).toContain('De reden van de keuze: [vul hier de reden in');
    expect(text).not.toContain('West');
    // Zuid is behind Oost, so no reason is due to Zuid.
    expect(await written(exampleLetter('Zuid', award))).not.toContain('reden van de keuze');
  });
});

describe('the letter to a bidder without a place gives the reason instead of a score', () => {
  const ruled = { reason: 'Te laat ingediend', at: AT };
  const calculation = (changes: object) => {
    const bid = exampleBid({ name: 'Oost', quoteEur: 1, mkiEur: 120_000 });
    return bid.calculation && { ...bid.calculation, mki: { ...bid.calculation.mki, ...changes } };
  };
  const gap = { kind: 'module:A4', posts: 5, unvaluedPosts: 0, weightEur: 400.5 } as const;
  const setAside = { choice: 'set-aside', reason: 'Te veel', by: 'Bo', at: AT, filledEur: 0 } as const;
  const { model } = exampleRecord();

  it.each<[string, Partial<RecordedBid>, string]>([
    [
      'withdrawn',
      { standing: 'withdrawn', ruled },
      'is op 20-11-2026 10:00 als ingetrokken vastgelegd.\nAls reden is vastgelegd: Te laat ingediend',
    ],
    ['invalid', { standing: 'invalid', ruled }, 'als ongeldig vastgelegd.'],
    [
      'invalid because of another',
      { standing: 'invalid', ruled: { reason: 'Zoals West', at: AT } },
      'Als reden is vastgelegd: [vul hier de reden in',
    ],
    [
      'without a calculation',
      { standing: 'no-calculation', calculation: null },
      'is geen MKI-berekening ingediend',
    ],
    [
      'with items without a profile',
      { standing: 'incomplete', calculation: calculation({ undeclared: 2 }) },
      'Het gaat om 2 van de 10 posten.',
    ],
    [
      'with a single item without a profile',
      { standing: 'incomplete', calculation: calculation({ undeclared: 1 }) },
      'Het gaat om 1 van de 10 posten.',
    ],
    [
      'not whole',
      { standing: 'not-whole', work: { ...WHOLE_WORK, missingPosts: 3 } },
      'Wat ontbreekt: 3 posten',
    ],
    [
      'beyond the baseline',
      {
        standing: 'beyond-baseline',
        work: { ...WHOLE_WORK, otherLackingPosts: 5, otherModules: ['B1'] },
      },
      'Waar het om gaat: de baseline laat B1 geheel of deels leeg bij 5 posten.',
    ],
    [
      'set aside by decision',
      { standing: 'set-aside', gaps: [{ ...gap, decision: setAside }] },
      'module A4 bij 5 posten. Reden: Te veel',
    ],
    [
      'above the ceiling',
      { standing: 'above-ceiling', calculation: calculation({ amount: 110_000.25 }) },
      'is 110.000,25 euro en ligt boven het plafond van 110.000 euro',
    ],
    ['of another set', { standing: 'other-set' }, 'een andere set milieu-indicatoren'],
    ['of other weights', { standing: 'other-weights' }, 'een andere versie van de weegfactoren'],
    ['without a price', { standing: 'scored', quoteEur: null }, 'geen inschrijfprijs vastgelegd'],
  ])('%s', async (_kind, changes, reason) => {
    const award = { ...bidsWith('Oost', changes), model: { ...model, ceilingEur: 110_000 } };
    const text = await written(exampleLetter('Oost', award));
    expect(text).toContain(reason);
    expect(text).toContain('Wij zijn voornemens de opdracht te gunnen aan Noord.');
    expect(text).toContain(
      'heeft daarom geen plaats in de rangorde en is niet met die van de winnaar vergeleken',
    );
    expect(text).not.toContain('geen fictieve inschrijfprijs');
    expect(text).not.toMatch(/Uw score|Kortingen samen|125\.000|1\.000\.000/);
    expect(await written(exampleLetter('Oost', award), 'en')).toContain('no place in the ranking');
  });

  it('counts what was filled in towards the ceiling', async () => {
    const filled = { ...setAside, choice: 'baseline', filledEur: 400.5 } as const;
    const changes = { standing: 'above-ceiling', gaps: [{ ...gap, decision: filled }] } as const;
    expect(await written(exampleLetter('Oost', bidsWith('Oost', changes)))).toContain('is 87.900,5 euro');
  });
});

describe('every letter', () => {
  it('names the moment of its figures, and that a correction ran', async () => {
    const state = 'Stand van de gegevens\n22-11-2026 11:00';
    expect(await written(exampleLetter('Oost'))).toMatch(
      new RegExp(`${state}\\nGeachte heer, mevrouw,\\nHet besluit`),
    );
    expect(await written(exampleLetter('Oost', { inCorrection: true }))).toContain(
      `${state}\nOp dat moment liep er een correctie`,
    );
  });

  it('computes the last day of the standstill period, and names the law where its least is met', async () => {
    const letter = exampleLetter('Oost');
    const text = await written(letter);
    expect(text).toContain('Datum van verzending\n26-11-2026');
    expect(text).toContain('van 20 kalenderdagen (Aanbestedingswet 2012, artikel 2.127)');
    expect(text).toContain('De laatste dag van de termijn is 16-12-2026.');
    expect(text).not.toContain('weekend');
    const other = await written({ ...letter, standstill: { sentOn: '2026-11-26', days: 9 } });
    expect(other).toContain('van 9 kalenderdagen. Zij begint');
    expect(other).toContain('De laatste dag van de termijn is 07-12-2026. De termijn loopt door');
    expect(other).not.toContain('Aanbestedingswet');
  });

  it('is in the language that is asked for', async () => {
    const text = await written(exampleLetter('Oost'), 'en');
    expect(text).toContain('Notice of the award decision');
    expect(text).toContain('According to the formula your bid ranks 2 of 4.');
    expect(text).not.toMatch(/[Uu]w inschrijving/);
  });

  it('is of a bid of the tender', () => {
    expect(() => exampleLetter('Nobody')).toThrow('Bid Nobody is not among the bids');
    expect(exampleAward().bids).toHaveLength(4);
  });
});
