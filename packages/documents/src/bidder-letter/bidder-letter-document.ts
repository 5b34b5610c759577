import { type Language, STANDSTILL_DAYS, standstillEnd } from '@milieuspoor/domain';
import { Paragraph, TextRun } from 'docx';
import { framedDocument } from '../frame/framed-document.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { leadIn, leadInBelowTable, numberedHeading, paragraphs, titleLines } from '../pieces/paragraphs.ts';
import { factsTable } from '../pieces/tables.ts';
import { EMVI_TEXTS } from '../text/emvi-texts.ts';
import { letterEn } from '../text/letter-en.ts';
import { type LetterText, letterNl } from '../text/letter-nl.ts';
import { readerOf } from '../text/reader.ts';
import { RECORD_TEXTS } from '../text/record-texts.ts';
import { besideWinnerSection } from './beside-winner-section.ts';
import type { BidderLetter } from './bidder-letter.ts';
import type { LetterSection } from './letter-section.ts';
import { ownScoreSection } from './own-score-section.ts';
import { reasonSection } from './reason-section.ts';

const LETTER_TEXTS: Readonly<Record<Language, LetterText>> = { nl: letterNl, en: letterEn };

const SECTIONS: readonly LetterSection[] = [
  addressSection,
  decisionSection,
  reasonSection,
  ownScoreSection,
  besideWinnerSection,
  standstillSection,
  closingSection,
];

/** Writes what a bidder is told about an award decision, as a Word letter that the client signs and sends. */
export async function bidderLetterDocument(
  letter: BidderLetter,
  language: Language,
  style: HouseStyle | null = null,
): Promise<Uint8Array> {
  const text = LETTER_TEXTS[language];
  const shared = { record: RECORD_TEXTS[language], criterion: EMVI_TEXTS[language], ...readerOf(language) };
  const title = letter.outcome === 'won' ? text.titles.won : text.titles.lost;
  const { project } = letter;
  return framedDocument(
    // It is the client's own letter, so it names no other maker.
    {
      ...{ title, subject: project.name, creator: project.organisation, language, style },
      madeAt: letter.madeAt,
    },
    [...titleLines(title, project.name), ...SECTIONS.flatMap((section) => section(letter, text, shared))],
  );
}

/** Writes the sender and the addressee, the tender, and the moment of the figures. */
function addressSection(
  { bid, project, madeAt, inCorrection, standstill }: BidderLetter,
  { facts, ...text }: LetterText,
) {
  const state = [text.dates.moment(madeAt), ...(inCorrection ? [text.inCorrection] : [])];
  return [
    factsTable([
      [facts.to, bid.name],
      [facts.from, project.organisation],
      [facts.subject, project.name],
      [facts.sent, text.dates.day(standstill.sentOn)],
      [facts.state, state.join('\n')],
    ]),
    leadInBelowTable(text.salutation),
  ];
}

function decisionSection({ outcome, project, winner }: BidderLetter, { decision: text }: LetterText) {
  const decided =
    outcome === 'won'
      ? text.won
      : outcome === 'not-ranked'
        ? text.notRanked(winner.name)
        : text.lost(winner.name);
  return [numberedHeading(text.heading), ...paragraphs(`${text.thanks(project.name)} ${decided}`)];
}

/**
 * Writes until which day there is no final award, and what can be done until then. It names the law where its minimum
 * is met.
 */
function standstillSection({ standstill, outcome }: BidderLetter, { standstill: text }: LetterText) {
  const { sentOn, days } = standstill;
  const last = standstillEnd(sentOn, days);
  const counted = (days >= STANDSTILL_DAYS.statutory ? text.statutory : text.other)(
    days,
    text.dates.day(sentOn),
  );
  const isMoved = Date.parse(last) > Date.parse(sentOn) + days * DAY_MS;
  return [
    numberedHeading(text.heading),
    // The paragraph stays with the signature, so that the signature is not alone on a page.
    leadIn([counted, text.last(text.dates.day(last)), ...(isMoved ? [text.moved] : [])].join(' ')),
    leadIn(outcome === 'won' ? text.won : text.lost),
  ];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** It is one paragraph, so that no name is on a page without the text that it signs. */
function closingSection({ project }: BidderLetter, { closing: text }: LetterText) {
  const [greeting, ...lines] = [text.greeting, project.organisation, text.signer];
  return [
    new Paragraph({
      keepLines: true,
      children: [new TextRun(greeting ?? ''), ...lines.map((line) => new TextRun({ text: line, break: 1 }))],
    }),
  ];
}
