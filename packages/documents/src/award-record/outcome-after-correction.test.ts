import { expect, it } from 'vitest';
import { bidder, exampleEvent, exampleRecord, HISTORY, PROJECT } from '../testing/example-record.ts';
import { emviNl } from '../text/emvi-nl.ts';
import { readerOf } from '../text/reader.ts';
import { recordEn } from '../text/record-en.ts';
import { type RecordText, recordNl } from '../text/record-nl.ts';
import type { AwardRecord, RecordedEvent } from './award-record.ts';
import { outcomeSection } from './outcome-section.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const given = (time: string, winner: boolean, reason: string) =>
  exampleEvent({
    at: at(time),
    subject: bidder('Noord'),
    changes: {
      ...(winner ? { winner: { from: false, to: true } } : {}),
      winnerReason: { from: null, to: reason },
    },
  });
const correction = (time: string, to: boolean) =>
  exampleEvent({ at: at(time), subject: PROJECT, changes: { correction: { from: !to, to } } });

const outcome = (
  events: readonly RecordedEvent[],
  changes: Partial<AwardRecord> = {},
  text: RecordText = recordNl,
) =>
  JSON.stringify(
    outcomeSection(exampleRecord({ history: [...HISTORY, ...events], ...changes }), text, {
      ...readerOf('nl'),
      criterion: emviNl,
    }),
  )
    // Compares the visible characters, without those that keep an amount on one line.
    .replaceAll('\u2011', '-')
    .replaceAll('\u00a0', ' ');

const CHOSEN = given('11:00', true, 'Oost trok zich terug.');

it('says of a winner who came first in a correction what was so when it was chosen', () => {
  const pieces = outcome([CHOSEN, correction('12:00', true), correction('12:10', false)]);
  expect(pieces).toContain(
    'Toen de reden van de keuze werd opgegeven (20-11-2026 12:00), stond deze inschrijving volgens de formule niet als enige op de eerste plaats. Sinds de correctie die op 20-11-2026 13:00 is begonnen, staat deze inschrijving wel als enige op de eerste plaats, met een fictieve inschrijfprijs van €825.000,-.',
  );
  expect(pieces).toContain('Als reden van de keuze is toen opgegeven:');
  expect(pieces).toContain('Oost trok zich terug.');
  expect(pieces).not.toContain('Dat is de inschrijving');
});

it('says it in English', () => {
  expect(outcome([CHOSEN, correction('12:00', true)], {}, recordEn)).toContain(
    'Since the correction that was started on 20 November 2026 13:00 it is the only one in first place',
  );
});

it('leaves out corrections of before the choice, and names none of several after it', () => {
  const before = [correction('10:40', true), correction('10:50', false)];
  const later = [correction('12:00', true), correction('12:10', false)];
  expect(outcome([...before, CHOSEN, ...later])).toContain('de correctie die op 20-11-2026 13:00');
  expect(outcome([CHOSEN, ...later, correction('12:20', true)])).toContain(
    'Sinds een wijziging daarna staat',
  );
});

it('keeps the reason that was said last, and none of a choice of before', () => {
  const twice = outcome([CHOSEN, given('11:30', false, 'Oost trok zich op 1 november terug.')]);
  expect(twice).toContain('(20-11-2026 12:30)');
  expect(twice).toContain('Oost trok zich op 1 november terug.');
  const again = exampleEvent({
    at: at('13:00'),
    subject: bidder('Noord'),
    changes: { winner: { from: false, to: true } },
  });
  expect(outcome([CHOSEN, again])).toContain('Dat is de inschrijving die volgens de formule');
});
