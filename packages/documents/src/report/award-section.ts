import {
  type ClaimOutcome,
  EMPTY_FIGURE,
  type Language,
  needsWinnerReason,
  notApplicableText,
} from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import {
  bullets,
  leadIn,
  leadInBelowTable,
  numberedHeading,
  paragraphs,
  subHeading,
} from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { ReportText } from '../text/report-nl.ts';
import { bidRemark } from './bid-remark.ts';
import { bidsInPlace } from './bids-in-place.ts';
import { claimRemarks } from './claim-remarks.ts';
import type { ReportAward, ReportBid, ReportClaim } from './report.ts';
import type { ReportSection, Telling } from './report-section.ts';

type AwardText = ReportText['award'];
type AwardWords = Pick<ReportText, 'award' | 'written'>;
type OpenAward = Extract<ReportAward, { readonly state: 'open' }>;

/**
 * Writes the bids and the winner, and the result of the winner's offer; nothing about sealed bids. Opened bids begin a page,
 * so that whoever looks them up has the ranking and the reasons before them.
 */
export const awardSection: ReportSection = ({ award }, telling) => {
  const { award: text } = telling.text;
  if (!award) return [];
  const heading = numberedHeading(text.heading, { pageBreakBefore: award.state === 'open' });
  switch (award.state) {
    case 'no-bids':
      return [heading, ...paragraphs(text.noBids)];
    case 'sealed':
      return [heading, ...paragraphs(text.sealed)];
    case 'open':
      return [
        heading,
        ...bidsTable(award.bids, telling),
        ...reasonOf(award, text),
        ...claimPart(award.claim, telling.text, telling.language),
      ];
  }
};

function bidsTable(bids: readonly ReportBid[], { text: report, language, captions }: Telling): Piece[] {
  const { award: text, written } = report;
  const { columns } = text;
  const inPlace = bidsInPlace(bids);
  const remarks = inPlace.flatMap((bid) => {
    const remark = bidRemark(bid, report, language);
    return remark === null ? [] : [`${bid.name}: ${remark}`];
  });
  return [
    captions.table(text.table),
    ...notedTable(
      [
        { head: columns.rank, share: 3.7 },
        { head: columns.name, share: 7 },
        { head: columns.quote, share: 4.9, figures: true },
        { head: columns.mki, share: 4, figures: true },
        { head: columns.score, share: 4.7, figures: true },
        { head: columns.other, share: 4.7, figures: true },
        { head: columns.price, share: 5.4, figures: true },
      ],
      inPlace.map((bid) => [
        placeOf(bid, text),
        bid.winner ? text.winner(bid.name) : bid.name,
        written.euro(bid.quoteEur),
        written.mki(bid.mkiEur),
        written.euro(bid.scoreEur),
        written.euro(bid.criteriaDiscountEur),
        written.euro(bid.fictionalPriceEur),
      ]),
      { notes: [text.notes] },
    ),
    ...(remarks.length > 0 ? [leadInBelowTable(text.remarks), ...bullets(remarks)] : []),
  ];
}

function placeOf({ rank, tied }: ReportBid, text: AwardText): string {
  if (rank === null) return EMPTY_FIGURE;
  return tied ? text.shared(rank) : String(rank);
}

/** Writes why the winner was chosen where it is not first alone, or that no reason was given. */
function reasonOf({ bids, winnerReason }: OpenAward, text: AwardText): Piece[] {
  const winner = bids.find((bid) => bid.winner);
  if (!winner || !needsWinnerReason(winner)) return [];
  if (winnerReason === null) return paragraphs(text.reasonUnknown(winner.name));
  return [leadIn(text.reason(winner.name)), ...paragraphs(...winnerReason.split('\n'))];
}

function claimPart(
  claim: ReportClaim | null,
  { award: text, written }: AwardWords,
  language: Language,
): Piece[] {
  if (!claim) return paragraphs(text.noWinner);
  const { winner, offeredEur, realisedEur, held, factor } = claim;
  const sentences = held.outcome
    ? [
        text.outcome(winner, written.mki(offeredEur), written.mki(realisedEur)),
        ...explainedSentences(claim, text, language),
        ...promiseSentences(held.outcome, offeredEur, { award: text, written }),
        deviationSentence(held.outcome, { award: text, written }),
        held.outcome.missedAdvantageEur > 0
          ? text.penalty(
              written.euro(held.outcome.missedAdvantageEur),
              written.number(factor),
              written.euro(held.outcome.penaltyEur),
            )
          : text.noPenalty,
        ...claimRemarks(claim, text, language),
      ]
    : [text.notHeld(text.obstacles[held.obstacle])];
  return [subHeading(text.claim), ...paragraphs(...sentences)];
}

/** Writes what counts as 0 in what was offered, and in what was realised. */
function explainedSentences({ explained }: ReportClaim, text: AwardText, language: Language): string[] {
  return (['offered', 'realised'] as const).flatMap((of) => {
    const what = explained[of].map((each) => notApplicableText(each, language)).join(', ');
    return what ? [text.explained[of](what)] : [];
  });
}

/**
 * Writes how the promise is adjusted to the work that was carried out; nothing where that work has no baseline of its
 * own.
 */
function promiseSentences(
  { restatedBy, promisedEur, realisedAtTenderEur }: ClaimOutcome,
  offeredEur: number | null,
  { award: text, written }: AwardWords,
): string[] {
  if (!restatedBy) return [];
  const [asBuilt, design] = [written.mki(restatedBy.asBuiltEur), written.mki(restatedBy.designEur)];
  return [
    text.promised(written.mki(offeredEur), asBuilt, design, written.mki(promisedEur)),
    text.atTender(written.mki(realisedAtTenderEur)),
  ];
}

function deviationSentence(
  { deviationEur, deviationShare }: ClaimOutcome,
  { award: text, written }: AwardWords,
): string {
  if (deviationEur === 0) return text.equal;
  const share = deviationShare === null ? '' : ` (${written.percent(100 * Math.abs(deviationShare))})`;
  return (deviationEur > 0 ? text.worse : text.better)(written.mki(Math.abs(deviationEur)), share);
}
