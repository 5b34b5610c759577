import { describe, expect, it } from 'vitest';
import { exampleBaseline } from '../testing/example-criterion.ts';
import {
  bidder,
  calculation,
  exampleBid,
  exampleEvent,
  exampleRecord,
  HISTORY,
  PROJECT,
  WHOLE_WORK,
} from '../testing/example-record.ts';
import { emviNl } from '../text/emvi-nl.ts';
import { readerOf } from '../text/reader.ts';
import { recordNl } from '../text/record-nl.ts';
import type { AwardRecord, RecordedBid, RecordedEvent } from './award-record.ts';
import { recordPoints } from './record-points.ts';

const points = (changes: Partial<AwardRecord> = {}) =>
  recordPoints(exampleRecord(changes), recordNl, { criterion: emviNl, ...readerOf('nl') });

describe('a bid whose work is not of the size of the baseline', () => {
  const work = { ...WHOLE_WORK, fewerPosts: 1 };
  const pointsOf = (changes: Partial<RecordedBid>) =>
    points({
      bids: exampleRecord().bids.map((bid) => (bid.name === 'Oost' ? { ...bid, work, ...changes } : bid)),
    });

  it('counts as it is, or with what was decided about what it lacks', () => {
    expect(pointsOf({})).toEqual([
      'In de berekening van Oost is het werk niet gelijk aan dat van de baseline (omvang verschilt: 1 post minder). De MKI telt mee zoals zij is.',
    ]);
    const at = new Date('2026-11-20T09:00:00Z');
    const decision = { choice: 'baseline', reason: 'Vergeten', by: 'Bo', at, filledEur: 400 } as const;
    const decided = pointsOf({
      gaps: [{ kind: 'posts', posts: 1, unvaluedPosts: 0, weightEur: 400, decision }],
    });
    expect(decided[0]).toBe(
      'In de berekening van Oost is het werk niet gelijk aan dat van de baseline (omvang verschilt: 1 post minder). De MKI telt mee met wat over de ontbrekende onderdelen is besloten; zie bij tabel 3.',
    );
  });
});

describe('a bid that declares a little of what the baseline leaves empty', () => {
  it('is scored, and the record says which modules, at how many posts, and that it counts', () => {
    const work = { ...WHOLE_WORK, otherSlightPosts: 1, otherModules: ['B4'] } as const;
    const bids = exampleRecord().bids.map((bid) => (bid.name === 'Oost' ? { ...bid, work } : bid));
    expect(points({ bids })).toEqual([
      'De berekening van Oost geeft meer op dan de baseline: de baseline laat B4 geheel of deels leeg bij 1 post; dat weegt minder dan 1 % en telt mee.',
    ]);
  });
});

describe('a bid that is scored and of which it is not known that it is whole', () => {
  const pointsOf = (changes: Partial<RecordedBid>) =>
    points({
      bids: exampleRecord().bids.map((bid) => (bid.name === 'Oost' ? { ...bid, ...changes } : bid)),
    });

  it('leaves empty what another bid declares: the record says what, and that nobody said what that means', () => {
    expect(pointsOf({ besideOthers: [{ kind: 'module:A4', posts: 2 }] })).toEqual([
      'Bij Oost: een andere inschrijving geeft op wat hier leeg is: A4 bij 2 posten. Of het daar niet van toepassing is of is weggelaten, is niet vastgelegd; de MKI telt zonder die waarden mee.',
    ]);
  });

  it('was held against no baseline', () => {
    expect(pointsOf({ work: null })).toEqual([
      'Van Oost is niet nagegaan of het hetzelfde werk is: er is geen actieve baseline om mee te vergelijken.',
    ]);
  });
});

describe('what the record says is open', () => {
  it('is nothing when all is known and whole', () => {
    expect(points()).toEqual([]);
  });

  it('is who opened the bids, chose the winner and uploaded a file, where nobody kept it', () => {
    expect(points({ history: [] })).toEqual([
      'Wanneer en door wie de inschrijvingen zijn geopend, is niet vastgelegd.',
      'Wanneer en door wie de winnaar is gekozen, is niet vastgelegd.',
      'Wie het bestand ‘Baseline variant 2.xlsx’ heeft geüpload, is niet vastgelegd.',
    ]);
  });

  it('is no opening of bids that were never sealed', () => {
    const history = HISTORY.filter(({ changes }) => !changes.bidsOpened);
    expect(points({ history, sealsBids: false })).toEqual([]);
    expect(points({ history })).toEqual([
      'Wanneer en door wie de inschrijvingen zijn geopend, is niet vastgelegd.',
    ]);
  });

  it('is an award that is dated before the opening, and not one on the day of it', () => {
    const dated = (awardedOn: string | null) => points({ awardedOn });
    expect(dated('2026-11-19')).toEqual([
      'De gunning is gedateerd op 19-11-2026, voordat de inschrijvingen op 20-11-2026 in Milieuspoor zijn geopend.',
    ]);
    expect(dated('2026-11-20')).toEqual([]);
    expect(dated(null)).toEqual([]);
  });

  it('is a reference value of a former baseline, and not that weights have a newer version', () => {
    expect(
      points({
        baseline: exampleBaseline({
          currentWeightsVersion: '2026-2',
          mki: { ...exampleBaseline().mki, amount: 90_000 },
        }),
      }),
    ).toEqual([
      'De referentiewaarde is €100.000,-, maar de MKI van de actieve baselineberekening is nu €90.000,-.',
    ]);
  });
});

describe('what a bid leaves out of the baseline is open', () => {
  const lacking = {
    ...{ ...WHOLE_WORK, lackingPosts: 5, modules: ['A4', 'A5', 'C1', 'C2', 'C3', 'C4'] as const },
    missingPosts: 1,
  };
  const notScored = { standing: 'not-whole', mkiEur: null, scoreEur: null, fictionalPriceEur: null } as const;
  const of = (changes: Partial<RecordedBid>, winnerId = 'Noord') => {
    const [first, ...others] = exampleRecord().bids;
    if (!first) throw new Error('The example has four bids');
    return points({ winnerId, bids: [{ ...first, ...changes }, ...others] });
  };

  it('with what it lacks, and that nothing is earned with it', () => {
    expect(of({ ...notScored, work: lacking })).toEqual([
      'De inschrijving van Zuid is niet volledig: A4, A5 en C1-C4 ontbreken geheel of deels bij 5 posten; 1 post van de baseline staat er niet in. Er is geen korting voor de MKI, geen fictieve inschrijfprijs en geen plaats in de rangorde.',
    ]);
  });

  it('and that it won all the same', () => {
    expect(of({ ...notScored, work: lacking }, 'Zuid')).toContain(
      'Zuid is als winnaar gekozen, maar de inschrijving is niet volledig. De formule geeft haar geen korting en geen plaats.',
    );
  });

  it('and so is work of another size, which counts', () => {
    expect(of({ work: { ...WHOLE_WORK, addedPosts: 1, differingPosts: 2 } })).toEqual([
      'In de berekening van Zuid is het werk niet gelijk aan dat van de baseline (omvang verschilt: 1 post meer, 2 posten met een andere hoeveelheid of eenheid). De MKI telt mee zoals zij is.',
    ]);
  });
});

describe('what changed after the bids were opened is open', () => {
  const after = (...events: readonly RecordedEvent[]) => points({ history: [...HISTORY, ...events] });

  it.each([
    [
      'the model',
      PROJECT,
      { mkiLowerBoundaryEur: { from: 40_000, to: 50_000 } },
      /^Het gunningsmodel is na het openen .*1 keer/,
    ],
    ['a bid', bidder('Noord'), { quoteEur: { from: 1, to: 2 } }, /^Bedragen van inschrijvingen .*1 keer/],
    [
      'a calculation',
      calculation('Aanbod'),
      { itemsDiffering: { from: null, to: 1 } },
      /^Berekeningen .*1 keer/,
    ],
    [
      'an answer about the work of a bid',
      calculation('Aanbod'),
      {
        scopeAgainst: { from: null, to: 'Baseline variant 2' },
        'scope:module:A4': { from: 'not-calculated', to: 'not-applicable' },
      },
      /^Wat lege cellen en ontbrekende posten van een inschrijving of de baseline betekenen.*1 keer/,
    ],
    [
      'a decision of the client about what a bid lacks',
      bidder('Noord'),
      { 'gap:module:A4': { from: null, to: 'zero' }, gapReason: { from: null, to: 'Er is niets' } },
      /^Besluiten over wat aan inschrijvingen ontbreekt, .*1 keer/,
    ],
    [
      'a decision for another reason',
      bidder('Noord'),
      { gapReason: { from: 'Er is niets', to: 'Er wordt niets vervoerd' } },
      /^Besluiten over wat aan inschrijvingen ontbreekt, .*1 keer/,
    ],
    [
      'a decision that fell away',
      bidder('Noord'),
      { 'gap:posts': { from: 'baseline', to: null }, gapReason: { from: 'Vergeten', to: null } },
      /^Besluiten over wat aan inschrijvingen ontbreekt, .*1 keer/,
    ],
  ])('%s', (_what, subject, changes, point) => {
    expect(after(exampleEvent({ subject, changes }))).toEqual([expect.stringMatching(point)]);
    const before = [exampleEvent({ subject, changes }), ...HISTORY];
    expect(points({ history: before })).toEqual([]);
  });

  it('a correction that runs, and not one that was ended', () => {
    const step = (to: boolean) =>
      exampleEvent({
        subject: PROJECT,
        changes: { correction: { from: !to, to } },
        by: to ? 'Bo Jansen' : '',
      });
    expect(after(step(true))).toEqual([
      'De correctie die op 20-11-2026 00:01 is begonnen door Bo Jansen, is nog niet afgerond. De cijfers kunnen nog veranderen.',
    ]);
    expect(after(step(true), step(false))).toEqual([]);
  });

  it('which a name, a winner and a completed model are not', () => {
    const name = { name: { from: 'Nord', to: 'Noord' } };
    const locked = { emviStatus: { from: 'Editing', to: 'Locked' } };
    expect(
      after(
        exampleEvent({ subject: bidder('Noord'), changes: name }),
        exampleEvent({ subject: PROJECT, changes: locked }),
      ),
    ).toEqual([]);
  });
});

describe('a bid that is less than certain is open', () => {
  const ofBid = (changes: Partial<RecordedBid>) =>
    points({ bids: [exampleBid({ name: 'Noord', quoteEur: 1_000_000, mkiEur: 75_000 }, changes)] });
  const mki = { amount: 75_000, items: 10, undeclared: 0, incomplete: 3 };

  it.each<[string, Partial<RecordedBid>, string]>([
    [
      'as its MKI is not scored',
      { standing: 'other-set' },
      'De MKI van Noord is niet meegeteld: een andere set dan de baseline.',
    ],
    [
      'as it has no calculation',
      { standing: 'no-calculation', calculation: null },
      'Noord heeft geen berekening; de inschrijving dingt daarom niet mee.',
    ],
    [
      'as it is invalid',
      { standing: 'invalid', ruled: { reason: 'Niet ondertekend', at: new Date('2026-11-20T09:30:00Z') } },
      'De inschrijving van Noord dingt niet mee: ongeldig (20-11-2026 10:30: Niet ondertekend).',
    ],
    [
      'as indicators are missing',
      { calculation: { set: 'a1', weightsVersion: '2026-1', mki } },
      'In de berekening van Noord ontbreken bij 3 van de 10 posten milieu-indicatoren. De MKI telt mee en kan te laag zijn, waardoor de korting te hoog kan zijn.',
    ],
    [
      'once, as what is not scored does not count',
      {
        standing: 'incomplete',
        calculation: { set: 'a1', weightsVersion: '2026-1', mki: { ...mki, undeclared: 1 } },
      },
      'De MKI van Noord is niet meegeteld: posten zonder milieuprofiel, waardoor de MKI te laag is.',
    ],
    ['as it has no quote', { quoteEur: null }, 'Van Noord is geen inschrijfprijs ingevuld.'],
    [
      'as a discount is empty',
      { criteriaDiscountEur: null },
      'De korting op overige criteria van Noord is leeg en telt als 0.',
    ],
    [
      'as its weights are not confirmed',
      { unconfirmedWeights: ['PM', 'IR'] },
      'De berekening van Noord is gewogen met weegfactoren waarvan de bron nog niet is bevestigd: PM, IR.',
    ],
    [
      'as nobody knows who entered it',
      { enteredBy: '' },
      'Wie de inschrijving van Noord heeft ingevoerd, is niet vastgelegd.',
    ],
  ])('%s', (_why, changes, point) => {
    expect(ofBid(changes)).toEqual([point]);
  });
});
