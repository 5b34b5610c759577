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
import { emviNl } from '../text/emvi-nl.ts';
import { readerOf } from '../text/reader.ts';
import { recordNl } from '../text/record-nl.ts';
import type { AwardRecord } from './award-record.ts';
import { awardRecordDocument } from './award-record-document.ts';
import { firstEntryOf, firstEntryOfAll } from './first-entries.ts';
import { recordPoints } from './record-points.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const issue = (number: number, time: string) => ({
  number,
  at: at(time),
  by: 'An de Vries',
  sha256: { nl: String(number).repeat(64), en: 'e'.repeat(64) },
});
const points = (changes: Partial<AwardRecord>) =>
  recordPoints(exampleRecord(changes), recordNl, { criterion: emviNl, ...readerOf('nl') });
const document = async (changes: Partial<AwardRecord>, language: 'nl' | 'en' = 'nl') =>
  readDocument(await awardRecordDocument(exampleRecord(changes), language));
const saying = async (changes: Partial<AwardRecord>) =>
  (await document(changes)).paragraphs.map(({ text }) => text);

describe('what was issued stands in the record', () => {
  it('in order of time beside the first entry of each bid and the opening, with the SHA-256 of the file in both languages', async () => {
    const { tables } = await document({
      issued: [...exampleRecord().issued, issue(2, '09:30')],
      scoredBy: 2,
    });
    expect(tables[5]).toEqual([
      ['Moment', 'Wat'],
      [
        '19-11-2026 23:00',
        `Nummer 1 uitgegeven door An de Vries\nSHA-256 van het Nederlandse bestand: ${'cd'.repeat(32)}\nSHA-256 van het Engelse bestand: ${'ef'.repeat(32)}`,
      ],
      ...['Zuid', 'Noord', 'West', 'Oost'].map((name) => [
        '20-11-2026 00:01',
        `Eerste prijs of berekening van ${name} ingevoerd`,
      ]),
      ['20-11-2026 10:00', 'Inschrijvingen geopend'],
      [
        '20-11-2026 10:30',
        `Nummer 2 uitgegeven door An de Vries\nSHA-256 van het Nederlandse bestand: ${'2'.repeat(64)}\nSHA-256 van het Engelse bestand: ${'e'.repeat(64)}`,
      ],
    ]);
    const english = (await document({}, 'en')).tables[5];
    expect(english?.[1]?.[1]).toBe(
      `Number 1 issued by An de Vries\nSHA-256 of the Dutch file: ${'cd'.repeat(32)}\nSHA-256 of the English file: ${'ef'.repeat(32)}`,
    );
  });

  it('with the number by which was scored, or that none was', async () => {
    expect(await saying({})).toContain(
      'De inschrijvingen zijn beoordeeld volgens nummer 1: het gunningsmodel in dit verslag is gelijk aan dat van dit nummer.',
    );
    const none = await saying({ issued: [], scoredBy: null });
    expect(none).toContain('Het gunningscriterium is niet in Milieuspoor uitgegeven.');
    expect(none).toContain('De inschrijvingen zijn niet beoordeeld volgens een uitgegeven nummer.');
  });

  it('and names no opening of bids that were never sealed, but says so', async () => {
    const notSealed =
      'De inschrijvingen waren in Milieuspoor niet verzegeld: wie in de organisatie werkt, kon ze zien zodra ze waren ingevoerd.';
    const history = HISTORY.filter(({ changes }) => !changes.bidsOpened);
    const unsealed = { history, sealsBids: false };
    expect((await document(unsealed)).tables[5]?.flat()).not.toContain('Inschrijvingen geopend');
    expect(await saying(unsealed)).toContain(notSealed);
    expect(await saying({})).not.toContain(notSealed);
  });

  it('and says of a bid that nobody knows when it was entered', async () => {
    const history = HISTORY.filter(({ subject }) => subject.id !== 'West');
    const { tables } = await document({ history });
    expect(tables[5]?.at(-1)).toEqual(['niet vastgelegd', 'Eerste prijs of berekening van West ingevoerd']);
  });
});

describe('a bid is first entered', () => {
  const record = (history: AwardRecord['history'], more: Partial<AwardRecord> = {}) =>
    exampleRecord({ history, ...more });
  const row = exampleEvent({ at: at('01:00'), subject: bidder('Noord'), action: 'created' });
  const price = exampleEvent({
    at: at('02:00'),
    subject: bidder('Noord'),
    changes: { quoteEur: { from: null, to: 1 } },
  });
  const upload = exampleEvent({
    at: at('01:30'),
    subject: calculation('aanbod'),
    action: 'created',
    changes: { calculationType: { from: null, to: 'applicant' } },
  });
  const file = {
    calculationId: 'aanbod',
    bidder: 'Noord',
    bidId: 'Noord',
    fileName: 'aanbod.xlsx',
    sha256: '',
    uploadedAt: at('01:30'),
  };

  it('with a price or a calculation, and not with an empty row', () => {
    expect(firstEntryOf({ id: 'Noord' }, record([row]))).toBeNull();
    expect(firstEntryOf({ id: 'Noord' }, record([row, price]))).toEqual(at('02:00'));
    expect(firstEntryOf({ id: 'Zuid' }, record([row, price]))).toBeNull();
    expect(firstEntryOf({ id: 'Noord' }, record([row, upload, price], { files: [file] }))).toEqual(
      at('01:30'),
    );
    // It is unknown to which bid a file belonged that no longer exists.
    expect(firstEntryOf({ id: 'Noord' }, record([row, upload, price], { files: [] }))).toEqual(at('02:00'));
  });

  it('of all bids with the first of any, whoever is in the list now', () => {
    expect(firstEntryOfAll(record([row, upload, price], { files: [] }))).toEqual(at('01:30'));
    expect(firstEntryOfAll(record([row]))).toBeNull();
    const cleared = exampleEvent({
      at: at('00:30'),
      subject: bidder('Noord'),
      changes: { quoteEur: { from: 1, to: null } },
    });
    expect(firstEntryOfAll(record([cleared, price]))).toEqual(at('02:00'));
    const design = { ...upload, changes: { calculationType: { from: null, to: 'design-baseline' } } };
    expect(firstEntryOfAll(record([design, price]))).toEqual(at('02:00'));
  });
});

describe('what is open about what was issued', () => {
  it('is nothing of one that was issued before the first bid and by which bids are scored', () => {
    expect(points({})).toEqual([]);
  });

  it('is that it never was', () => {
    expect(points({ issued: [], scoredBy: null })).toEqual([
      'Het gunningscriterium is nooit in Milieuspoor uitgegeven. Met welk model inschrijvers rekenden, is dus niet vastgelegd.',
    ]);
  });

  it('is that bids are scored by another model, with each difference', () => {
    expect(
      points({
        scoredBy: null,
        changedSinceIssue: [{ field: 'upperEur', before: 110_000, after: 100_000 }],
      }),
    ).toEqual([
      'Het model waarmee is beoordeeld, is niet dat van nummer 1, dat als laatste is uitgegeven. Referentiewaarde: was €110.000,-, is nu €100.000,-.',
    ]);
  });

  it('is that another number was issued after the one by which bids are scored', () => {
    const earlier = { ...issue(2, '00:00'), at: new Date('2026-11-19T22:30:00Z') };
    expect(points({ issued: [...exampleRecord().issued, earlier], scoredBy: 1 })).toEqual([
      'Beoordeeld is volgens nummer 1, terwijl nummer 2 als laatste is uitgegeven.',
    ]);
  });

  it('is a number that was issued after the first bid', () => {
    expect(points({ issued: [issue(1, '08:00')] })).toEqual([
      'Nummer 1 van het gunningscriterium is uitgegeven op 20-11-2026 09:00, nadat op 20-11-2026 00:01 de eerste inschrijving was ingevoerd.',
    ]);
  });

  it.each([
    ['penaltyFactor', 1.5, 2],
    ['mkiUpperBoundaryEur', 1, 2],
    ['askedModules', null, 'A4'],
    ['contractType', 'RAW', 'UAV-GC'],
  ])('is a change of %s after the first bid, before the opening too', (field, from, to) => {
    const change = exampleEvent({ at: at('08:00'), subject: PROJECT, changes: { [field]: { from, to } } });
    const later = HISTORY.findIndex(({ changes }) => changes.bidsOpened);
    expect(points({ history: HISTORY.toSpliced(later, 0, change) })).toEqual([
      'Het gunningsmodel is op 20-11-2026 09:00 gewijzigd, nadat op 20-11-2026 00:01 de eerste inschrijving was ingevoerd.',
    ]);
    const before = { ...change, at: new Date('2026-11-19T20:00:00Z') };
    expect(points({ history: [before, ...HISTORY] })).toEqual([]);
  });

  it('is no change of the project’s own data, nor one of a bid', () => {
    const name = exampleEvent({
      at: at('08:00'),
      subject: PROJECT,
      changes: { name: { from: 'A', to: 'B' } },
    });
    expect(points({ history: [...HISTORY.slice(0, -2), name, ...HISTORY.slice(-2)] })).toEqual([]);
  });
});

describe('a target value that was proposed stands in the record', () => {
  const PROPOSAL = {
    at: new Date('2026-11-10T09:00:00Z'),
    ...{ referenceEur: 100_000, targetEur: 82_000, percent: 18, basis: 'built' as const },
    projects: [
      { name: 'N201', percent: 18.4 },
      { name: 'Dorpsstraat', percent: 24 },
    ],
  };
  const model = { ...exampleRecord().model, upperEur: 100_000, lowerEur: 82_000, steps: null };

  it('with its projects and what they reached, and that the bids were scored with it', async () => {
    const said = (await saying({ proposal: PROPOSAL, model })).join('\n').replace(/[\u00a0\u202f]/g, ' ');
    expect(said).toContain(
      'De streefwaarde is op 10-11-2026 10:00 voorgesteld door Milieuspoor en overgenomen in het gunningsmodel: €82.000,-, 18 % onder de referentiewaarde van €100.000,-.',
    );
    expect(said).toContain('realiseerden: N201 (18,40 %), Dorpsstraat (24,00 %).');
    expect(said).toContain('De inschrijvingen zijn beoordeeld met deze streefwaarde.');
  });

  it('with that the model was changed afterwards, whatever of it', async () => {
    const changed = 'Het gunningsmodel is daarna gewijzigd';
    for (const other of [{ lowerEur: 80_000 }, { upperEur: 99_000 }])
      expect((await saying({ proposal: PROPOSAL, model: { ...model, ...other } })).join(' ')).toContain(
        changed,
      );
    const offered = await saying({ proposal: { ...PROPOSAL, basis: 'offered' }, model });
    expect(offered.join(' ')).toContain('is aangeboden: N201');
    expect((await saying({})).join(' ')).not.toContain('voorgesteld door Milieuspoor');
  });
});
