import { type HistoryValue, RECORDED_FIELDS, type RecordedSubject } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import {
  bidder,
  calculation,
  exampleEvent,
  exampleRecord,
  HISTORY,
  PROJECT,
} from '../testing/example-record.ts';
import { readDocument } from '../testing/read-document.ts';
import { eventEn } from '../text/event-en.ts';
import { eventNl } from '../text/event-nl.ts';
import { readerOf } from '../text/reader.ts';
import type { RecordedEvent } from './award-record.ts';
import { awardRecordDocument } from './award-record-document.ts';
import { eventLines, WITHOUT_LINE } from './event-lines.ts';

const said = (event: Parameters<typeof exampleEvent>[0]) =>
  eventLines(exampleEvent(event), { text: eventNl, ...readerOf('nl') });

describe('what happened is said in the words of the product', () => {
  it.each<[string, Parameters<typeof exampleEvent>[0], readonly string[]]>([
    [
      'the opening, with both names',
      {
        subject: PROJECT,
        changes: { bidsOpened: { from: null, to: 'x' }, witness: { from: null, to: 'Bo' } },
      },
      ['Inschrijvingen geopend, samen met Bo'],
    ],
    [
      'an amount of the model as money',
      { subject: PROJECT, changes: { mkiMaxDiscountEur: { from: 200_000, to: 250_000 } } },
      ['Gunningsmodel gewijzigd', 'Maximale korting MKI: €200.000,- werd €250.000,-'],
    ],
    [
      'the criterion that was issued, with its number',
      { subject: PROJECT, changes: { criterionIssued: { from: 1, to: 2 } } },
      ['Gunningscriterium uitgegeven onder nummer 2'],
    ],
    [
      'a bid whose enterer left, which nothing changed',
      { subject: bidder('Noord'), changes: { bidHeldBy: { from: null, to: 'Gemeente X' } } },
      [
        'Degene die de inschrijving van Noord invoerde, is vertrokken; de inschrijving blijft verzegeld, op naam van Gemeente X',
      ],
    ],
    [
      'a step of the model',
      { subject: PROJECT, changes: { emviStatus: { from: 'Locked', to: 'Editing' } } },
      ['Gunningscriterium opnieuw in bewerking genomen'],
    ],
    [
      'a lock, with its reason',
      {
        subject: PROJECT,
        changes: { locked: { from: true, to: false }, reason: { from: null, to: 'Klaar' } },
      },
      ['Project ontgrendeld', 'Reden: Klaar'],
    ],
    [
      'completing the phase, with its day',
      {
        subject: PROJECT,
        changes: {
          status: { from: 'EMVI_Complete', to: 'Design_Phase_Complete' },
          designPhaseCompleteDate: { from: null, to: '2026-11-21' },
        },
      },
      [
        'Project gewijzigd',
        'Status: EMVI voltooid werd Ontwerpfase voltooid',
        'Definitieve gunningsdatum: 21-11-2026',
      ],
    ],
    [
      'a discount that was emptied',
      { subject: bidder('Noord'), changes: { criteriaDiscountEur: { from: 50_000, to: null } } },
      ['Inschrijving van Noord gewijzigd', 'Korting overige criteria: €50.000,- is weggehaald'],
    ],
    [
      'a winner who is none any more',
      { subject: bidder('Noord'), changes: { winner: { from: true, to: false } } },
      ['Noord is niet langer de winnaar'],
    ],
    [
      'a bidder who came back',
      { subject: bidder('Noord'), changes: { deleted: { from: true, to: false } } },
      ['Inschrijver Noord teruggezet'],
    ],
    [
      'a calculation of a bidder, with its MKI to the cent',
      {
        subject: calculation('Aanbod'),
        action: 'created',
        changes: {
          calculationType: { from: null, to: 'applicant' },
          headlineMkiEur: { from: null, to: 75_000.4 },
        },
      },
      ['Berekening ‘Aanbod’ geüpload', 'Soort berekening: inschrijver', 'MKI: €75.000,40'],
    ],
    [
      'a calculation that was valued again, with both MKI',
      {
        subject: calculation('Aanbod'),
        changes: {
          headlineMkiEur: { from: 75_000, to: 80_000 },
          a1WeightsVersion: { from: '2026-1', to: '2026-2' },
          itemsDiffering: { from: null, to: 3 },
        },
      },
      [
        'Berekening ‘Aanbod’ opnieuw gewaardeerd',
        'MKI: €75.000,- werd €80.000,-',
        'Weegfactoren van Set A1: 2026-1 werd 2026-2',
        'Posten met andere cijfers: 3',
      ],
    ],
    [
      'nothing of a description or a note',
      { subject: PROJECT, changes: { description: { from: '', to: 'Vertrouwelijk' } } },
      [],
    ],
    [
      'nothing of a note at a calculation',
      { subject: calculation('A'), changes: { notes: { from: '', to: 'x' } } },
      [],
    ],
  ])('%s', (_what, event, lines) => {
    expect(said(event)).toEqual(lines);
  });
});

describe('each event has words of its own, in both languages', () => {
  const turned = (field: string, to: boolean) => ({ changes: { [field]: { from: !to, to } } });
  const project = (event: object) => ({ subject: PROJECT, ...event });
  const bid = (event: object) => ({ subject: bidder('Noord'), ...event });
  const sheet = (event: object) => ({ subject: calculation('Aanbod'), ...event });
  const emvi = (to: string) => project({ changes: { emviStatus: { from: null, to } } });

  it.each<[Parameters<typeof exampleEvent>[0], string, string]>([
    [project({ action: 'created' }), 'Project aangemaakt', 'Project created'],
    [project({ action: 'deleted' }), 'Project verwijderd', 'Project deleted'],
    [project(turned('locked', true)), 'Project vergrendeld', 'Project locked'],
    [project(turned('locked', false)), 'Project ontgrendeld', 'Project unlocked'],
    [project(turned('correction', true)), 'Correctie begonnen', 'Correction started'],
    [project(turned('correction', false)), 'Correctie afgerond', 'Correction ended'],
    [emvi('Unlocked'), 'Gunningscriterium nog niet voltooid', 'Award model not yet complete'],
    [emvi('Locked'), 'Gunningscriterium voltooid', 'Award model completed'],
    [emvi('Editing'), 'Gunningscriterium opnieuw in bewerking genomen', 'Award model reopened for editing'],
    [bid({ action: 'created' }), 'Inschrijver Noord ingevoerd', 'Bidder Noord entered'],
    [bid({ action: 'deleted' }), 'Inschrijver Noord verwijderd', 'Bidder Noord deleted'],
    [bid(turned('deleted', true)), 'Inschrijver Noord verwijderd', 'Bidder Noord deleted'],
    [bid(turned('deleted', false)), 'Inschrijver Noord teruggezet', 'Bidder Noord restored'],
    [bid(turned('winner', true)), 'Noord als winnaar gekozen', 'Noord chosen as the winner'],
    [bid(turned('winner', false)), 'Noord is niet langer de winnaar', 'Noord is no longer the winner'],
    [
      project({ changes: { openingAsked: { from: null, to: true }, witness: { from: null, to: 'Bo' } } }),
      'Gevraagd om de inschrijvingen te openen, samen met Bo',
      'Asked to open the bids, together with Bo',
    ],
    [
      project(turned('openingAsked', true)),
      'Gevraagd om de inschrijvingen te openen',
      'Asked to open the bids',
    ],
    [
      project({ changes: { openingAsked: { from: true, to: null } } }),
      'Verzoek om de inschrijvingen te openen vervallen',
      'Request to open the bids lapsed',
    ],
    [
      project({
        changes: { openingDeclined: { from: null, to: true }, openingAskedBy: { from: 'An', to: null } },
      }),
      'Verzoek van An om de inschrijvingen te openen afgewezen',
      'Request of An to open the bids declined',
    ],
    [
      project(turned('openingDeclined', true)),
      'Verzoek om de inschrijvingen te openen afgewezen',
      'Request to open the bids declined',
    ],
    [sheet({ action: 'created' }), 'Berekening ‘Aanbod’ geüpload', 'Calculation ‘Aanbod’ uploaded'],
    [sheet({ action: 'deleted' }), 'Berekening ‘Aanbod’ verwijderd', 'Calculation ‘Aanbod’ deleted'],
    [sheet(turned('deleted', true)), 'Berekening ‘Aanbod’ verwijderd', 'Calculation ‘Aanbod’ deleted'],
    [sheet(turned('deleted', false)), 'Berekening ‘Aanbod’ teruggezet', 'Calculation ‘Aanbod’ restored'],
    [sheet(turned('active', true)), 'Berekening ‘Aanbod’ actief gemaakt', 'Calculation ‘Aanbod’ made active'],
    [
      sheet(turned('active', false)),
      'Berekening ‘Aanbod’ niet langer actief',
      'Calculation ‘Aanbod’ no longer active',
    ],
  ])('%j: %s', (event, dutch, english) => {
    expect(said(event)[0]).toBe(dutch);
    expect(eventLines(exampleEvent(event), { text: eventEn, ...readerOf('en') })[0]).toBe(english);
  });
});

it('amounts that the history keeps in a line are written for the reader, names as they are', () => {
  const event = exampleEvent({
    subject: PROJECT,
    changes: {
      criteria: { from: 'Hinder: €30.000,-', to: 'Hinder €1.000,- vrij: €30.000,-; Planning: €20.500,-' },
      discountSteps: { from: null, to: '≤ €50.000,-: €250.000,-; ≤ €75.000,-: €125.000,-' },
    },
  });
  expect(eventLines(event, { text: eventEn, ...readerOf('en') }).slice(1)).toEqual([
    expect.stringContaining('≤ €50,000: €250,000; ≤ €75,000: €125,000'),
    expect.stringContaining(
      'changed from Hinder: €30,000 to Hinder €1.000,- vrij: €30,000; Planning: €20,500',
    ),
  ]);
  const [, , dutch] = eventLines(event, { text: eventNl, ...readerOf('nl') });
  expect(dutch).toContain('Hinder: €30.000,- werd Hinder €1.000,- vrij: €30.000,-; Planning: €20.500,-');
});

it('levels and what they earn are written for the reader too, in a scale and as they were given', () => {
  const event = exampleEvent({
    subject: bidder('Noord'),
    changes: {
      criteria: {
        from: 'Plan: €40.000,- (0 % Onvoldoende / 62,5 % Goed, 5 % beter / 100 % Best); Hinder: €1.000,50 (25 % Matig / 100 % Goed)',
        to: 'Plan: 62,5 % (€25.000,-); Hinder: 100 % (€1.000,50); Omgeving: €8.000,-',
      },
    },
  });
  expect(eventLines(event, { text: eventEn, ...readerOf('en') })[1]).toBe(
    'Named other criteria: changed from Plan: €40,000 (0% Onvoldoende / 62.5% Goed, 5 % beter / 100% Best); Hinder: €1,000.50 (25% Matig / 100% Goed) to Plan: 62.5% (€25,000); Hinder: 100% (€1,000.50); Omgeving: €8,000',
  );
  expect(eventLines(event, { text: eventNl, ...readerOf('nl') })[1]).toBe(
    `Overige criteria bij naam: ${event.changes.criteria?.from} werd ${event.changes.criteria?.to}`,
  );
});

it('the factor of the penalty has the notation of the reader, and a count no decimals', () => {
  const event = exampleEvent({
    subject: PROJECT,
    changes: { penaltyFactor: { from: 1.5, to: 2 }, itemsDiffering: { from: null, to: 1234 } },
  });
  expect(eventLines(event, { text: eventNl, ...readerOf('nl') }).slice(1)).toEqual([
    'Factor van de boete op de MKI: 1,50 werd 2,00',
    'Posten met andere cijfers: 1.234',
  ]);
  expect(eventLines(event, { text: eventEn, ...readerOf('en') })[1]).toContain('changed from 1.50 to 2.00');
});

it('what was decided stands before why, whatever order the database keeps, with the posts named as those of the baseline', () => {
  const event = exampleEvent({
    subject: bidder('Noord'),
    changes: {
      gapReason: { from: null, to: 'Per abuis vergeten' },
      'gap:posts': { from: null, to: 'baseline' },
      'gap:module:A4': { from: null, to: 'zero' },
    },
  });
  expect(eventLines(event, { text: eventNl, ...readerOf('nl') })).toEqual([
    'Inschrijving van Noord gewijzigd',
    'posten van de baseline die er niet in staan: aangevuld met de waarde van de baseline',
    'module A4: telt als 0',
    'Reden van het besluit: Per abuis vergeten',
  ]);
});

describe('an answer about the scope of a calculation, which moves scores', () => {
  const answered = (changes: RecordedEvent['changes']) =>
    exampleEvent({
      subject: calculation('Aanbod'),
      changes: { ...changes, scopeAgainst: { from: null, to: 'Baseline variant 2' } },
    });
  const english = (event: RecordedEvent) => eventLines(event, { text: eventEn, ...readerOf('en') });

  it('says of what it is, beside which calculation, and what it became', () => {
    const first = answered({ 'scope:module:C4': { from: null, to: 'not-applicable' } });
    expect(said(first)).toEqual([
      'Vragen over de omvang van berekening ‘Aanbod’ beantwoord',
      'Vergeleken met: Baseline variant 2',
      'module C4: niet van toepassing',
    ]);
    expect(english(first)).toEqual([
      'Questions about the scope of calculation ‘Aanbod’ answered',
      'Compared with: Baseline variant 2',
      'module C4: not applicable',
    ]);
  });

  it('says what it was before', () => {
    const other = answered({
      'scope:bare': { from: 'not-calculated', to: 'not-applicable' },
      'scope:posts': { from: 'not-applicable', to: 'not-calculated' },
    });
    expect(said(other).slice(2)).toEqual([
      'milieu-indicatoren achter een MKI die los is opgegeven: niet berekend werd niet van toepassing',
      'posten van de andere berekening die er niet in staan: niet van toepassing werd niet berekend',
    ]);
    expect(english(other).slice(3)).toEqual([
      'items of the other calculation that are not in it: changed from not applicable to not calculated',
    ]);
  });

  it('stands in the course of events, of a bid with its bidder and of the baseline', async () => {
    const changes = answered({ 'scope:module:C4': { from: null, to: 'not-applicable' } }).changes;
    const { files } = exampleRecord();
    const record = exampleRecord({
      history: ['Aanbod', 'Baseline variant 2'].map((name) =>
        exampleEvent({ subject: calculation(name), changes }),
      ),
      files: [...files, ...files.map((file) => ({ ...file, calculationId: 'Aanbod', bidder: 'Noord' }))],
    });
    const rows = readDocument(await awardRecordDocument(record, 'nl')).tables[6] ?? [];
    expect(rows.slice(1).map(([, , what]) => what)).toEqual([
      'Vragen over de omvang van berekening ‘Aanbod’ beantwoord\nVan inschrijver Noord\nVergeleken met: Baseline variant 2\nmodule C4: niet van toepassing',
      'Vragen over de omvang van berekening ‘Baseline variant 2’ beantwoord\nVergeleken met: Baseline variant 2\nmodule C4: niet van toepassing',
    ]);
  });
});

describe('a field that the history keeps does not vanish', () => {
  const subjects = { project: PROJECT, applicant: bidder('Noord'), calculation: calculation('Aanbod') };
  const linesOf = (type: RecordedSubject, field: string, to: HistoryValue) =>
    said({ subject: subjects[type], changes: { [field]: { from: null, to } } });
  const sampleOf = (field: string) => {
    if (field.startsWith('gap:')) return 'zero';
    return field.startsWith('scope:') ? 'not-applicable' : 'Locked';
  };

  it.each(Object.keys(subjects) as RecordedSubject[])(
    'of the kind %s: it has a line, or a place among those without',
    (type) => {
      const without: readonly string[] = WITHOUT_LINE[type];
      const silent = RECORDED_FIELDS[type].filter((field) => {
        const [, ...details] = linesOf(type, field, sampleOf(field));
        return details.length === 0;
      });
      expect(silent.toSorted()).toEqual(without.toSorted());
      // The texts have a word for each that has a line.
      const named = RECORDED_FIELDS[type].filter((field) => !without.includes(field));
      for (const field of named)
        expect(linesOf(type, field, sampleOf(field)).join('\n'), field).not.toContain(`${field}:`);
    },
  );

  it('nor one that the texts have no word for', () => {
    expect(linesOf('calculation', 'somethingNew', 'x')).toEqual([
      'Berekening ‘Aanbod’ gewijzigd',
      'somethingNew: x',
    ]);
  });
});

it('the name of a bidder that is entered is not said twice', () => {
  const changes = { name: { from: null, to: 'Noord' }, quoteEur: { from: null, to: 1_000_000 } };
  const entered = exampleEvent({ subject: bidder('Noord'), action: 'created', changes });
  expect(eventLines(entered, { text: eventNl, ...readerOf('nl') })).toEqual([
    'Inschrijver Noord ingevoerd',
    'Inschrijfprijs: €1.000.000,-',
  ]);
  // The name of a project is not in a headline.
  const named = { name: { from: null, to: PROJECT.name } };
  const made = exampleEvent({ subject: PROJECT, action: 'created', changes: named });
  expect(eventLines(made, { text: eventNl, ...readerOf('nl') })).toEqual([
    'Project aangemaakt',
    `Naam: ${PROJECT.name}`,
  ]);
  const renamed = exampleEvent({
    subject: bidder('Noord'),
    changes: { name: { from: 'Nord', to: 'Noord' } },
  });
  expect(eventLines(renamed, { text: eventNl, ...readerOf('nl') })).toContain('Naam: Nord werd Noord');
});

describe('the course of events', () => {
  async function rowsWith(more: readonly RecordedEvent[]) {
    const record = exampleRecord({ history: [...HISTORY, ...more] });
    return readDocument(await awardRecordDocument(record, 'nl')).tables[6] ?? [];
  }

  it('says who did what when, oldest first, to the second in Dutch time', async () => {
    const rows = await rowsWith([]);
    expect(rows[0]).toEqual(['Moment', 'Wie', 'Wat']);
    expect(rows[1]).toEqual([
      '20-11-2026 00:01:00',
      'An de Vries',
      'Berekening ‘Baseline variant 2’ geüpload\nSoort berekening: baseline ontwerp\nBestand: Baseline variant 2.xlsx\nMKI: €100.000,40',
    ]);
    expect(rows.at(-1)).toEqual(['20-11-2026 11:30:00', 'Bo Jansen', 'Noord als winnaar gekozen']);
  });

  it('leaves out who is on the project, and calculations that no award rests on', async () => {
    const asBuilt = { calculationType: { from: null, to: 'as-built-optimization' } };
    const rows = await rowsWith([
      exampleEvent({ subject: { type: 'project-member', id: 'm', name: 'Cor' }, action: 'created' }),
      exampleEvent({ subject: calculation('Uitvoering'), action: 'created', changes: asBuilt }),
      exampleEvent({ subject: calculation('Uitvoering'), changes: { active: { from: false, to: true } } }),
    ]);
    expect(rows).toEqual(await rowsWith([]));
  });

  it('keeps a calculation whose upload is not in it, and an act of nobody known', async () => {
    const rows = await rowsWith([exampleEvent({ by: '', subject: calculation('Oud'), action: 'deleted' })]);
    expect(rows.at(-1)).toEqual(['20-11-2026 00:01:00', 'niet vastgelegd', 'Berekening ‘Oud’ verwijderd']);
  });

  it('says whose a calculation is', async () => {
    const record = exampleRecord({
      history: [exampleEvent({ subject: calculation('Aanbod'), action: 'created' })],
      files: exampleRecord().files.map((file) => ({ ...file, calculationId: 'Aanbod', bidder: 'Noord' })),
    });
    const { tables } = readDocument(await awardRecordDocument(record, 'nl'));
    expect(tables[6]?.[1]?.[2]).toBe('Berekening ‘Aanbod’ geüpload\nVan inschrijver Noord');
  });
});
