import { describe, expect, it } from 'vitest';
import {
  bidder,
  exampleBid,
  exampleEvent,
  exampleRecord,
  HISTORY,
  PROJECT,
  ranked,
  TENDER,
  WHOLE_WORK,
} from '../testing/example-record.ts';
import { type ReadDocument, readDocument } from '../testing/read-document.ts';
import type { AwardRecord, RecordedBid } from './award-record.ts';
import { awardRecordDocument } from './award-record-document.ts';

async function read(changes: Partial<AwardRecord> = {}, language: 'nl' | 'en' = 'nl') {
  return readDocument(await awardRecordDocument(exampleRecord(changes), language));
}

const linesOf = ({ paragraphs }: ReadDocument) => paragraphs.map(({ text }) => text);

/** Returns the text of the chapter with this heading, line by line. */
function chapter(document: ReadDocument, heading: string): readonly string[] {
  const { paragraphs } = document;
  const start = paragraphs.findIndex(({ text, style }) => text === heading && style.startsWith('Heading'));
  const style = paragraphs[start]?.style ?? '';
  const after = paragraphs.slice(start + 1);
  const end = after.findIndex((each) => each.style === style || each.style === 'Heading1');
  return after.slice(0, end < 0 ? after.length : end).map(({ text }) => text);
}

describe('what was said not to apply', () => {
  it('stands below the MKI of the bids, with name and date', async () => {
    const at = new Date('2026-11-20T09:00:00Z');
    const noord = exampleRecord().bids.find(({ name }) => name === 'Noord');
    const answer = { subject: 'module:A4' as const, posts: 5, by: 'An de Vries', at };
    const explained = [
      { ...answer, of: 'Noord', bidId: noord?.id ?? '' },
      { ...answer, of: null, bidId: null, posts: 2 },
    ];
    const document = await read({ explained });
    expect(chapter(document, 'De inschrijvingen')).toContain(
      'Noord: module A4 bij 5 posten (An de Vries, 20-11-2026 10:00)',
    );
    // It is in the row of that bid, and in no other.
    const rows = document.tables.find(([heads]) => heads?.includes('Set en weegfactoren')) ?? [];
    const said = 'niet van toepassing, telt als 0: module A4 bij 5 posten; zie onder deze tabel';
    expect(rows.filter((row) => row[3]?.includes('als 0'))).toEqual([
      [expect.stringContaining('Noord'), expect.anything(), expect.anything(), expect.stringContaining(said)],
    ]);
    const points = document.paragraphs.map(({ text }) => text);
    expect(points).toEqual(
      expect.arrayContaining([
        'Bij de berekening van Noord is dit vastgelegd als niet van toepassing, wat als 0 telt: module A4 bij 5 posten. Bij tabel 3 staat door wie en wanneer.',
        'Bij de berekening van de baseline is dit vastgelegd als niet van toepassing, wat als 0 telt: module A4 bij 2 posten. Bij tabel 3 staat door wie en wanneer.',
      ]),
    );
  });
});

describe('a bid that lacked something', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const decision = { reason: 'Het vervoer is er wel', by: 'Bo Jansen', at };
  const oost = (changes: Partial<RecordedBid>) => ({
    bids: exampleRecord().bids.map((bid) => (bid.name === 'Oost' ? { ...bid, ...changes } : bid)),
  });
  const A4 = { kind: 'module:A4', posts: 5, unvaluedPosts: 1, weightEur: 400.5 } as const;
  const POSTS = { kind: 'posts', posts: 2, unvaluedPosts: 0, weightEur: 210 } as const;

  it('states what, what was decided, by whom and why, and the declared, filled and counting MKI apart', async () => {
    const document = await read(
      oost({
        mkiEur: 87_900.5,
        gaps: [
          { ...A4, decision: { ...decision, choice: 'baseline', filledEur: 400.5 } },
          { ...POSTS, decision: { ...decision, choice: 'zero', filledEur: 0 } },
        ],
      }),
    );
    expect(document.tables).toContainEqual([
      ['Inschrijver', 'Wat ontbreekt', 'Besluit', 'Aangevulde MKI'],
      [
        'Oost',
        'module A4 bij 5 posten (bij 1 daarvan heeft de baseline geen waarde)',
        'aangevuld met de waarde van de baseline (Bo Jansen, 20-11-2026 10:00). Reden: Het vervoer is er wel',
        '€400,50',
      ],
      [
        'Oost',
        '2 posten van de baseline staan er niet in',
        'telt als 0 (Bo Jansen, 20-11-2026 10:00). Reden: Het vervoer is er wel\nWat de baseline daar opgeeft, weegt in de MKI ten hoogste €210,00; negatieve bedragen zijn daarin als positief geteld.',
        '-',
      ],
    ]);
    expect(document.paragraphs.map(({ text }) => text).join('\n')).not.toContain(
      'De MKI telt mee zoals zij is',
    );
    const row = document.tables.flat().find(([name, mki]) => name === 'Oost' && mki === '€87.500,00');
    expect(row?.[3]).toBe(
      'niet volledig; telt mee na besluit over wat ontbreekt\naangevuld uit de baseline: telt als €87.900,50',
    );
    const points = chapter(document, 'Wat bij deze cijfers openstaat').join('\n');
    expect(points).toContain('De inschrijving van Oost is niet volledig. Zij telt mee omdat');
    expect(chapter(document, 'De berekening per inschrijver').join('\n')).toContain(
      'wat is opgegeven en wat uit de baseline is aangevuld',
    );
  });

  it('says what of it the same calculation declares in its other set, whatever was decided', async () => {
    const denied = [
      { kind: 'module:A4', set: 'a2', posts: 3 },
      { kind: 'posts', set: 'a2', posts: 1 },
    ] as const;
    const gaps = [
      { ...A4, denied, decision: { ...decision, choice: 'zero', filledEur: 0 } },
      { ...POSTS, denied, decision: { ...decision, choice: 'zero', filledEur: 0 } },
    ] as const;
    const { tables } = await read(oost({ gaps }));
    const lacking = tables.flat().flatMap(([name, what]) => (name === 'Oost' && what ? what : []));
    expect(lacking).toContain(
      'module A4 bij 5 posten (bij 1 daarvan heeft de baseline geen waarde). Bij 3 posten geeft dezelfde berekening A4 in Set A2 wel op. Dat er niets is, spreekt de inschrijving dus zelf tegen.',
    );
    expect(lacking).toContain(
      '2 posten van de baseline staan er niet in. In Set A2 staat 1 van deze posten wel in dezelfde berekening. Dat er niets is, spreekt de inschrijving dus zelf tegen.',
    );
  });

  it('of which it is not known what it weighs has no weight, nor has what was set aside', async () => {
    const zero = { ...decision, choice: 'zero', filledEur: 0 } as const;
    const unknown = { ...A4, unvaluedPosts: 5, weightEur: null, decision: zero };
    const aside = { ...POSTS, decision: { ...zero, choice: 'set-aside' as const } };
    const weights = async (gaps: RecordedBid['gaps'], language?: 'en') =>
      (await read(oost({ gaps }), language)).tables.flat(2).filter((text) => /weegt|weighs/.test(text));
    expect(await weights([unknown, aside])).toEqual([]);
    expect(await weights([{ ...POSTS, decision: zero }], 'en')).toEqual([
      'counts as 0 (Bo Jansen, 20 November 2026 10:00). Reason: Het vervoer is er wel\nWhat the baseline declares there weighs at most €210.00 in the MKI; negative amounts are counted as positive in it.',
    ]);
  });

  it('that declares what the baseline leaves empty says which modules, and at how many posts', async () => {
    const beyond = await read(
      oost({
        ...{ standing: 'beyond-baseline', mkiEur: null, scoreEur: null, fictionalPriceEur: null, gaps: [] },
        work: { ...WHOLE_WORK, otherLackingPosts: 5, otherModules: ['B1'] },
      }),
    );
    expect(beyond.tables.flat().flat().join('\n')).toContain(
      '(de baseline laat B1 geheel of deels leeg bij 5 posten)',
    );
  });

  it('of which nothing was decided, or that was set aside, says so', async () => {
    const open = await read(
      oost({
        standing: 'not-whole',
        mkiEur: null,
        scoreEur: null,
        fictionalPriceEur: null,
        gaps: [{ ...POSTS, decision: null }],
      }),
    );
    expect(open.tables.flat()).toContainEqual([
      'Oost',
      '2 posten van de baseline staan er niet in',
      'geen besluit',
      '-',
    ]);
    const aside = await read(
      oost({
        ...{ standing: 'set-aside', mkiEur: null, scoreEur: null, fictionalPriceEur: null },
        gaps: [{ ...POSTS, decision: { ...decision, choice: 'set-aside', filledEur: 0 } }],
      }),
    );
    expect(chapter(aside, 'Wat bij deze cijfers openstaat').join('\n')).toContain(
      'terzijde gelegd vanwege wat eraan ontbreekt',
    );
  });
});

const bids = exampleRecord().bids;
const withBid = (bid: RecordedBid) => ({ bids: ranked([...bids, bid]) });

describe('the record of an award', () => {
  it('says which tender it is about, who opened the bids, and who made the record when', async () => {
    const { tables } = await read();
    expect(tables[0]).toEqual([
      ['Project', 'Herinrichting Dorpsstraat'],
      ['Opdrachtgever', 'Gemeente Voorbeeld'],
      ['Locatie', 'Voorbeeldstad'],
      ['Sector', 'Infrastructuur stedelijk'],
      ['Soort project', 'Herinrichting'],
      ['Contractvorm', 'UAV-contract met RAW-bestek'],
      ['Aantal inschrijvingen', '4'],
      ['Inschrijvingen geopend', '20-11-2026 10:00, door An de Vries samen met Bo Jansen'],
      ['Definitieve gunningsdatum', '21-11-2026'],
      ['Verslag gemaakt op', '22-11-2026 11:00'],
      ['Verslag gemaakt door', 'An de Vries'],
    ]);
  });

  it('says of bids that were never sealed that they were not, and of no opening', async () => {
    const { tables } = await read({ sealsBids: false });
    const facts = Object.fromEntries(tables[0] ?? []);
    expect(facts['Inschrijvingen geopend']).toBeUndefined();
    expect(facts.Verzegeling).toMatch(/^De inschrijvingen waren in Milieuspoor niet verzegeld/);
  });

  it('repeats the model and where its boundaries come from', async () => {
    const document = await read();
    expect(document.tables[2]?.[1]).toEqual(['MKI', '€250.000,-', '83,33 %', '€50.000,-', '€100.000,-']);
    expect(chapter(document, 'Referentiewaarde en streefwaarde').join('\n')).toContain(
      'is de MKI van de actieve baselineberekening ‘Baseline variant 2’',
    );
  });

  it('states what is claimed of a winner who does not keep the offered MKI, with the factor of the project', async () => {
    const claim = 'Als de gerealiseerde MKI hoger is dan de aangeboden';
    expect(chapter(await read({ penaltyFactor: 2.25 }), claim)).toContain(
      '2,25 × (korting aangeboden MKI − korting gerealiseerde MKI bij het aanbestede werk)',
    );
  });

  it('lists the bids by their place, with every amount of the worked tender', async () => {
    const { tables } = await read();
    expect(tables[3]).toEqual([
      ['Plaats', 'Inschrijver', 'Inschrijfprijs', 'Korting MKI', 'Korting overig', 'Fictieve inschrijfprijs'],
      ['1', 'Noord (winnaar)', '€1.000.000,-', '€125.000,-', '€50.000,-', '€825.000,-'],
      ['2', 'Oost', '€920.000,-', '€62.500,-', '€30.000,-', '€827.500,-'],
      ['3', 'West', '€1.080.000,-', '€250.000,-', '€0,-', '€830.000,-'],
      ['4', 'Zuid', '€900.000,-', '€0,-', '€40.000,-', '€860.000,-'],
    ]);
    expect(tables[4]?.[1]).toEqual(['Noord (winnaar)', '€75.000,00', 'Set A1, versie 2026-1', 'volledig']);
  });

  it('lists what each bid was given on each named criterion, with its maximum and its sum', async () => {
    const criteria = [
      { id: 'h', name: 'Hinderbeperking', maxDiscountEur: 30_000 },
      { id: 'p', name: 'Planning', maxDiscountEur: 20_000 },
    ];
    const [, noord] = TENDER;
    if (!noord) throw new Error('There is a second bid');
    const values = { h: 30_000, p: 20_000 };
    const bid = (name: string, criteriaValues: Readonly<Record<string, number>>, discount: number | null) =>
      exampleBid({ ...noord, name, criteriaDiscountEur: discount }, { criteriaValues });
    const bids = ranked([bid('Noord', values, 50_000), bid('Oost', { p: 0 }, 0), bid('West', {}, null)]);
    const document = await read({ criteria, bids });
    expect(document.tables[2]?.slice(1, 4).map(([name, maximum]) => [name, maximum])).toEqual([
      ['MKI', '€250.000,-'],
      ['Hinderbeperking', '€30.000,-'],
      ['Planning', '€20.000,-'],
    ]);
    expect(document.tables[4]).toEqual([
      ['Inschrijver', 'Criterium', 'Maximale korting', 'Korting'],
      ['Noord (winnaar)', 'Hinderbeperking', '€30.000,-', '€30.000,-'],
      ['Noord (winnaar)', 'Planning', '€20.000,-', '€20.000,-'],
      ['Oost', 'Hinderbeperking', '€30.000,-', '-'],
      ['Oost', 'Planning', '€20.000,-', '€0,-'],
      ['West', 'Hinderbeperking', '€30.000,-', '-'],
      ['West', 'Planning', '€20.000,-', '-'],
    ]);
    expect(linesOf(document)).toContain('30.000 + 20.000 = 50.000');
    expect(linesOf(document)).toContain('0 + 0 = 0');
    const open = linesOf(document).join('\n');
    expect(open).toContain('De korting van Oost is niet ingevuld op Hinderbeperking; dat telt als 0.');
    expect(open).toContain('De korting op overige criteria van West is leeg en telt als 0.');
    expect(open).not.toContain('De korting van West is niet ingevuld');
  });

  it('says who chose the winner and when, and that the formula says the same', async () => {
    expect(chapter(await read(), 'De uitkomst')).toEqual([
      'Noord is op 20-11-2026 11:30 door Bo Jansen als winnaar gekozen.',
      'Dat is de inschrijving die volgens de formule op de eerste plaats staat, met een fictieve inschrijfprijs van €825.000,-.',
    ]);
  });

  it('says plainly that the chosen bid is not the one that comes first', async () => {
    const outcome = chapter(await read({ winnerId: 'Oost' }), 'De uitkomst');
    expect(outcome[0]).toBe('Oost is als winnaar gekozen. Door wie en wanneer, is niet vastgelegd.');
    expect(outcome[1]).toContain('Let op: dat is niet de inschrijving die volgens de formule');
    expect(outcome[1]).toContain(
      'Op de eerste plaats staat Noord, met een fictieve inschrijfprijs van €825.000,-.',
    );
    expect(outcome[1]).toContain('staat op plaats 2, met €827.500,-');
    expect(outcome.slice(2)).toEqual([
      'Waarom voor deze inschrijver is gekozen, is niet in Milieuspoor vastgelegd.',
    ]);
  });

  it('gives the reason of such a choice as it was said, line by line', async () => {
    const said = { winnerId: 'Oost', winnerReason: 'Noord trok zich terug.\nZie de brief van 20 november.' };
    expect(chapter(await read(said), 'De uitkomst').slice(2)).toEqual([
      'Als reden van de keuze is opgegeven:',
      'Noord trok zich terug.',
      'Zie de brief van 20 november.',
    ]);
    expect(chapter(await read(said, 'en'), 'The outcome')).toContain('The reason given for the choice:');
  });

  it('says that a chosen bid has no place at all, and when no bid has one', async () => {
    const unscored = {
      standing: 'other-set',
      mkiEur: null,
      scoreEur: null,
      fictionalPriceEur: null,
    } as const;
    const changed = (names: readonly string[]) =>
      ranked(bids.map((bid) => (names.includes(bid.name) ? { ...bid, ...unscored } : bid)));
    const [, some] = chapter(await read({ bids: changed(['Noord']) }), 'De uitkomst');
    expect(some).toContain(
      'heeft geen plaats in de rangorde. Op de eerste plaats staat volgens de formule Oost',
    );
    const [, none] = chapter(await read({ bids: changed(['Noord', 'Oost', 'West', 'Zuid']) }), 'De uitkomst');
    expect(none).toContain('geen enkele inschrijving heeft een plaats');
  });

  it('keeps the choice that was made last', async () => {
    const again = exampleEvent({
      at: new Date('2026-11-21T08:00:00Z'),
      subject: bidder('Noord'),
      changes: { winner: { from: false, to: true } },
    });
    const [chosen] = chapter(await read({ history: [...HISTORY, again] }), 'De uitkomst');
    expect(chosen).toBe('Noord is op 21-11-2026 09:00 door An de Vries als winnaar gekozen.');
  });
});

describe('bids that are level', () => {
  it('share their place when nothing tells them apart, and the formula names no winner', async () => {
    const twin = exampleBid({
      name: 'Nieuw',
      quoteEur: 1_000_000,
      mkiEur: 75_000,
      criteriaDiscountEur: 50_000,
    });
    const document = await read(withBid(twin));
    expect(document.tables[3]?.slice(1, 4).map(([place, name]) => [place, name])).toEqual([
      ['1 (gedeeld)', 'Noord (winnaar)'],
      ['1 (gedeeld)', 'Nieuw'],
      ['3', 'Oost'],
    ]);
    expect(chapter(document, 'De uitkomst')[1]).toContain(
      'deelt deze inschrijving de eerste plaats met Nieuw',
    );
    expect(chapter(document, 'Nieuw')).toContain(
      'Dit is plaats 1, gedeeld met Noord: ook de MKI is op de cent gelijk.',
    );
  });

  it('in price only are told apart by the MKI, and that is said', async () => {
    const level = ranked(
      TENDER.map((bid) => exampleBid(bid.name === 'Noord' ? { ...bid, quoteEur: 1_005_000 } : bid)),
    );
    const document = await read({ bids: level, winnerId: 'Oost' });
    expect(document.tables[3]?.slice(1, 4).map(([place, name]) => [place, name])).toEqual([
      ['1', 'Oost (winnaar)'],
      ['2', 'West'],
      ['3', 'Noord'],
    ]);
    expect(chapter(document, 'West').at(-1)).toBe(
      'De fictieve inschrijfprijs van Noord is gelijk; deze inschrijving gaat voor, omdat de MKI lager is.',
    );
  });
});

describe('the formula of each bidder', () => {
  it('is worked out with the bidder’s own figures', async () => {
    expect(chapter(await read(), 'Oost')).toEqual([
      'De MKI is 87.500.',
      'korting = 250.000 × 100.000 − 87.500 / 100.000 − 50.000 = 62.500',
      '920.000 − 62.500 − 30.000 = 827.500',
      'Dit is plaats 2 van de 4.',
    ]);
  });

  it('is in words from the reference value upwards and from the target value downwards', async () => {
    const document = await read();
    expect(chapter(document, 'Zuid').slice(0, 2)).toEqual([
      'De MKI van 110.000 is niet lager dan de referentiewaarde van 100.000. De korting voor de MKI is daarom 0.',
      '900.000 − 0 − 40.000 = 860.000',
    ]);
    expect(chapter(document, 'West')[0]).toBe(
      'De MKI van 40.000 is niet hoger dan de streefwaarde van 50.000. De korting voor de MKI is daarom de maximale: 250.000.',
    );
  });

  it.each([
    ['the reference value', 100_000, /^De MKI van 100\.000 is niet lager dan de referentiewaarde/],
    ['the target value', 50_000, /^De MKI van 50\.000 is niet hoger dan de streefwaarde/],
  ])('is in words for an MKI that is exactly %s', async (_boundary, mkiEur, sentence) => {
    const document = await read(withBid(exampleBid({ name: 'Grens', quoteEur: 2_000_000, mkiEur })));
    expect(chapter(document, 'Grens')[0]).toMatch(sentence);
  });

  it('shows every decimal of the MKI, and as many of the outcome as tell how it is rounded', async () => {
    const bid = (name: string, mkiEur: number) => exampleBid({ name, quoteEur: 2_000_000, mkiEur });
    const document = await read({ bids: ranked([...bids, bid('Fijn', 87_500.125), bid('Half', 99_999.3)]) });
    expect(chapter(document, 'Fijn')[1]).toBe(
      'korting = 250.000 × 100.000 − 87.500,125 / 100.000 − 50.000 ≈ 62.499,38, afgerond 62.499',
    );
    // The stored number is slightly more than 99,999.3, and is computed as it is read (docs/method/tender.md).
    expect(chapter(document, 'Half')[1]).toMatch(/100\.000 − 99\.999,3 .* = 3,50, afgerond 4$/);
  });

  it('states an MKI below 0 as every amount below 0 is', async () => {
    const document = await read(withBid(exampleBid({ name: 'Onder', quoteEur: 2_000_000, mkiEur: -1234.5 })));
    expect(document.tables[4]?.at(-1)?.slice(0, 2)).toEqual(['Onder', '-€1.234,50']);
  });

  it('says of a bid without a calculation that it has no discount and no place', async () => {
    const without = exampleBid(
      { name: 'Leeg', quoteEur: 800_000, mkiEur: 100_000, criteriaDiscountEur: null },
      { standing: 'no-calculation', calculation: null, mkiEur: null, scoreEur: 0 },
    );
    const document = await read(withBid(without));
    expect(chapter(document, 'Leeg')).toEqual([
      'Bij deze inschrijving is geen berekening ingeleverd. De korting voor de MKI is daarom 0, en de inschrijving heeft geen plaats in de rangorde.',
    ]);
    expect(chapter(document, 'Zuid').at(-1)).toBe('Dit is plaats 4 van de 4.');
    // Its price is shown without a discount (D-31), so no text says that it has none.
    expect(document.tables[3]?.at(-1)).toEqual(['-', 'Leeg', '€800.000,-', '€0,-', '-', '€800.000,-']);
    const said = linesOf(document).join('\n');
    expect(said).toContain('Een inschrijving zonder plaats dingt niet mee; in tabel 3 staat waarom.');
    expect(said).not.toContain('geen fictieve inschrijfprijs');
  });

  it('says of a bid that was withdrawn when and why, and lists it without amounts that count', async () => {
    const at = new Date('2026-11-20T09:30:00Z');
    const withdrawn = exampleBid(
      { name: 'Terug', quoteEur: 700_000, mkiEur: 60_000 },
      {
        ...{ standing: 'withdrawn', ruled: { reason: 'Rekenfout in de prijs', at } },
        ...{ mkiEur: null, scoreEur: null, fictionalPriceEur: null },
      },
    );
    const document = await read(withBid(withdrawn));
    const said = 'ingetrokken (20-11-2026 10:30: Rekenfout in de prijs)';
    expect(chapter(document, 'Terug')).toEqual([expect.stringContaining(`Deze inschrijving is ${said}.`)]);
    expect(document.tables[3]?.at(-1)).toEqual(['-', 'Terug', '€700.000,-', '-', '€0,-', '-']);
    expect(document.tables[4]?.at(-1)?.at(-1)).toBe(said);
  });

  it.each([
    ['incomplete', 'posten zonder milieuprofiel'],
    ['other-set', 'een andere set dan de baseline'],
    ['other-weights', 'een andere versie van de weegfactoren'],
  ] as const)(
    'is not there for a bid that is %s, whose MKI is shown with the reason',
    async (standing, reason) => {
      const unscored = exampleBid(
        { name: 'Buiten', quoteEur: 800_000, mkiEur: 60_000.4 },
        { standing, mkiEur: null, scoreEur: null, fictionalPriceEur: null },
      );
      const document = await read(withBid(unscored));
      expect(chapter(document, 'Buiten')).toEqual([expect.stringContaining(reason)]);
      // That bid has no place, so there are four places and not five.
      expect(chapter(document, 'Zuid').at(-1)).toBe('Dit is plaats 4 van de 4.');
      expect(document.tables[3]?.at(-1)).toEqual(['-', 'Buiten', '€800.000,-', '-', '€0,-', '-']);
      expect(document.tables[4]?.at(-1)).toEqual([
        'Buiten',
        '€60.000,40',
        'Set A1, versie 2026-1',
        expect.stringContaining(reason),
      ]);
    },
  );

  it('leaves other criteria out where nothing is to be earned on them', async () => {
    const model = { ...exampleRecord().model, benefitEur: 250_000, criteriaMaxDiscountEur: 0 };
    const only = ranked([
      exampleBid({ name: 'Noord', quoteEur: 1_000_000, mkiEur: 75_000, criteriaDiscountEur: null }),
      exampleBid({ name: 'Oost', quoteEur: 2_000_000, mkiEur: 75_000, criteriaDiscountEur: 0 }),
    ]);
    const document = await read({ model, bids: only });
    expect(chapter(document, 'Noord')).toContain('1.000.000 − 125.000 = 875.000');
    expect(chapter(document, 'Oost')).toContain('2.000.000 − 125.000 = 1.875.000');
    expect(linesOf(document)).toContain('fictieve inschrijfprijs = inschrijfprijs − korting voor de MKI');
    expect(linesOf(document).join('\n')).not.toContain('niet ingevuld');
  });
});

describe('the record', () => {
  it('is told apart from another file by its SHA-256, with who uploaded it when', async () => {
    const { tables } = await read();
    expect(tables[7]).toEqual([
      ['Bestand', 'SHA-256'],
      ['Baseline\nBaseline variant 2.xlsx\ngeüpload op 20-11-2026 00:01 door An de Vries', 'ab'.repeat(32)],
    ]);
  });

  it('has the weights as its appendix, numbered with its other tables', async () => {
    const captions = (await read()).paragraphs.filter(({ style }) => style === 'Caption');
    expect(captions.map(({ text }) => text.slice(0, 8))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `Tabel ${number}.`),
    );
    expect(captions.at(-1)?.text).toBe('Tabel 7. Weegfactoren');
  });

  it('keeps what people typed as they typed it', async () => {
    const named = bids.map((bid) => (bid.id === 'Noord' ? { ...bid, name: 'Bouw & <Zn>' } : bid));
    expect(linesOf(await read({ bids: named }))).toContain('Bouw & <Zn> (winnaar)');
  });

  it('says the same in English', async () => {
    const document = await read({}, 'en');
    const lines = linesOf(document);
    expect(lines[0]).toBe('Award record');
    expect(chapter(document, 'The outcome')[0]).toBe(
      'Noord was chosen as the winner by Bo Jansen on 20 November 2026 11:30.',
    );
    const own = lines.filter((line) => !/^Source |Vries/.test(line));
    expect(own.join('\n')).not.toMatch(/ (de|het|een|korting|van) /);
  });
});

describe('corrections after the opening', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
  const step = (time: string, to: boolean, by = 'An de Vries') =>
    exampleEvent({
      at: at(time),
      by,
      subject: PROJECT,
      changes: {
        correction: { from: !to, to },
        reason: { from: null, to: 'Verkeerd overgenomen.\nZie de brief.' },
      },
    });
  const changed = (time: string, from: number, to: number) =>
    exampleEvent({ at: at(time), subject: bidder('Oost'), changes: { quoteEur: { from, to } } });
  const heading = 'Correcties na de opening';

  it('are listed with the reason and what was done in each, and nothing of before, between and after', async () => {
    const history = [
      ...HISTORY,
      step('11:00', true),
      changed('11:05', 920_000, 921_000),
      step('11:10', false, 'Bo Jansen'),
      step('12:00', true),
      step('12:10', false),
      changed('12:20', 921_000, 922_000),
    ];
    expect(chapter(await read({ history }), heading).slice(1)).toEqual([
      'Op 20-11-2026 12:00 is An de Vries een correctie begonnen; Bo Jansen heeft die op 20-11-2026 12:10 afgerond.',
      'Als reden is opgegeven:',
      'Verkeerd overgenomen.',
      'Zie de brief.',
      'Dit is in de correctie gedaan:',
      '20-11-2026 12:05, An de Vries: Inschrijving van Oost gewijzigd; Inschrijfprijs: €920.000,- werd €921.000,-',
      'Op 20-11-2026 13:00 is An de Vries een correctie begonnen; An de Vries heeft die op 20-11-2026 13:10 afgerond.',
      'Als reden is opgegeven:',
      'Verkeerd overgenomen.',
      'Zie de brief.',
      'In de correctie is niets gewijzigd.',
    ]);
  });

  it('that still run are told as such, and a tender without any says so', async () => {
    const running = await read({ history: [...HISTORY, step('11:00', true), changed('11:05', 1, 2)] });
    expect(chapter(running, heading)[1]).toContain('nog niet afgerond');
    expect(chapter(running, heading).at(-1)).toContain('Inschrijfprijs: €1,- werd €2,-');
    expect(chapter(await read(), heading)).toEqual([
      'Na het openen van de inschrijvingen is geen correctie begonnen.',
    ]);
    expect(chapter(await read({}, 'en'), 'Corrections after the opening')).toHaveLength(1);
  });

  it('have no chapter where the bids were not sealed, so that nobody opened them', async () => {
    const lines = linesOf(await read({ sealsBids: false }));
    expect(lines).not.toContain(heading);
    expect(lines.join(' ')).not.toContain('Na het openen');
    expect(linesOf(await read({ sealsBids: false }, 'en'))).not.toContain('Corrections after the opening');
  });

  it('stand in the course of things under words of their own', async () => {
    const { tables } = await read({ history: [...HISTORY, step('11:00', true), step('11:10', false)] });
    const lines = tables.flat(2).join('\n');
    expect(lines).toContain('Correctie begonnen');
    expect(lines).toContain('Correctie afgerond');
    expect(lines).toContain('Reden: Verkeerd overgenomen.');
  });
});

describe('a bid that was set aside', () => {
  it('says of its ceiling with which MKI, filled in or not, and of what it lacks that it is the bid that was set aside', async () => {
    const unscored = { mkiEur: null, scoreEur: null, fictionalPriceEur: null } as const;
    const at = new Date('2026-11-20T09:00:00Z');
    const decision = { choice: 'baseline', reason: 'Vergeten', by: 'Bo', at, filledEur: 1_000.5 } as const;
    const gaps = [{ kind: 'module:A4', posts: 1, unvaluedPosts: 0, weightEur: 1_000.5, decision }] as const;
    const bids = [
      exampleBid({ name: 'Noord', quoteEur: 1_000_000, mkiEur: 75_000 }, { rank: 1 }),
      exampleBid(
        { name: 'Ver', quoteEur: 800_000, mkiEur: 95_000 },
        { standing: 'above-ceiling', gaps, ...unscored },
      ),
      exampleBid({ name: 'Los', quoteEur: 800_000, mkiEur: 60_000 }, { standing: 'set-aside', ...unscored }),
    ];
    const document = await read({ model: { ...exampleRecord().model, ceilingEur: 96_000 }, bids });
    const worked = chapter(document, 'De berekening per inschrijver');
    expect(worked).toContain(
      'De MKI van 96.000,5 ligt boven het plafond van 96.000. De inschrijving is daarom terzijde gelegd. Er is geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde.',
    );
    expect(worked).toContain(
      'Deze inschrijving is terzijde gelegd vanwege wat eraan ontbreekt. Er is geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde.',
    );
    const points = chapter(document, 'Wat bij deze cijfers openstaat');
    expect(points).toContain(
      'De inschrijving van Ver is terzijde gelegd: de MKI van 96.000,5 euro ligt boven het plafond van 96.000 euro.',
    );
    expect(points).toContain(
      'De inschrijving van Los dingt niet mee: terzijde gelegd vanwege wat eraan ontbreekt.',
    );
  });

  it('ends a reason between brackets without its full stop', async () => {
    const ruled = { reason: 'Per brief ingetrokken.', at: new Date('2026-11-20T09:00:00Z') };
    const bids = exampleRecord().bids.map((bid) =>
      bid.name === 'Zuid'
        ? {
            ...bid,
            standing: 'withdrawn' as const,
            ruled,
            rank: null,
            scoreEur: null,
            fictionalPriceEur: null,
          }
        : bid,
    );
    expect(chapter(await read({ bids }), 'De berekening per inschrijver')).toContain(
      'Deze inschrijving is ingetrokken (20-11-2026 10:00: Per brief ingetrokken). Er is geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde.',
    );
  });
});

describe('a model in steps with a ceiling', () => {
  const steps = [
    { mkiUptoEur: 50_000, discountEur: 250_000 },
    { mkiUptoEur: 100_000, discountEur: 50_000 },
  ];
  const model = { ...exampleRecord().model, steps, ceilingEur: 120_000 };

  it('says of each bid to which step it belongs, and of one above the ceiling that it is set aside', async () => {
    const bids = [
      exampleBid({ name: 'Noord', quoteEur: 1_000_000, mkiEur: 75_000 }, { scoreEur: 50_000, rank: 1 }),
      exampleBid({ name: 'Zuid', quoteEur: 900_000, mkiEur: 110_000 }, { scoreEur: 0, rank: 2 }),
      exampleBid(
        { name: 'Ver', quoteEur: 800_000, mkiEur: 130_000 },
        { standing: 'above-ceiling', mkiEur: null, scoreEur: null, fictionalPriceEur: null },
      ),
    ];
    const lines = chapter(await read({ model, bids }), 'De berekening per inschrijver');
    expect(lines).toContain(
      'De MKI is 75.000. De eerste trede waar zij niet boven ligt, is die tot en met 100.000. De korting voor de MKI is daarom 50.000.',
    );
    expect(lines).toContain(
      'De MKI van 110.000 ligt boven de laatste trede, tot en met 100.000. De korting voor de MKI is daarom 0.',
    );
    expect(lines).toContain(
      'De MKI van 130.000 ligt boven het plafond van 120.000. De inschrijving is daarom terzijde gelegd. Er is geen korting, geen fictieve inschrijfprijs en geen plaats in de rangorde.',
    );
    expect(lines.join()).not.toContain('streefwaarde en de referentiewaarde');
  });
});
