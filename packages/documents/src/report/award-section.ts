import { type ClaimOutcome, EMPTY_FIGURE, formatEuro, needsWinnerReason } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { leadIn, numberedHeading, paragraphs, subHeading } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import type { ReportText } from '../text/report-nl.ts';
import { bidsInPlace } from './bids-in-place.ts';
import { mkiText, numberText, percentText } from './figures.ts';
import type { ReportAward, ReportBid, ReportClaim } from './report.ts';
import type { ReportSection, Telling } from './report-section.ts';

type AwardText = ReportText['award'];
type OpenAward = Extract<ReportAward, { readonly state: 'open' }>;

/** What was bid and who won, and what became of what the winner offered; nothing of bids that are sealed. */
export const awardSection: ReportSection = ({ award }, telling) => {
  const { award: text } = telling.text;
  if (!award) return [];
  const heading = numberedHeading(text.heading);
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
        ...claimPart(award.claim, text),
      ];
  }
};

function bidsTable(bids: readonly ReportBid[], { text: { award: text }, captions }: Telling): Piece[] {
  const { columns } = text;
  return [
    captions.table(text.table),
    ...notedTable(
      [
        { head: columns.rank, share: 4 },
        { head: columns.name, share: 6 },
        { head: columns.quote, share: 5, figures: true },
        { head: columns.mki, share: 4, figures: true },
        { head: columns.score, share: 4.5, figures: true },
        { head: columns.other, share: 4.5, figures: true },
        { head: columns.price, share: 5, figures: true },
      ],
      bidsInPlace(bids).map((bid) => [
        placeOf(bid, text),
        bid.winner ? text.winner(bid.name) : bid.name,
        euro(bid.quoteEur),
        mkiText(bid.mkiEur),
        euro(bid.scoreEur),
        euro(bid.criteriaDiscountEur),
        euro(bid.fictionalPriceEur),
      ]),
      { notes: [text.notes] },
    ),
  ];
}

function placeOf({ rank, tied }: ReportBid, text: AwardText): string {
  if (rank === null) return EMPTY_FIGURE;
  return tied ? text.shared(rank) : String(rank);
}

/** Why the winner was chosen where it is not first alone: as somebody said, or that nobody did. */
function reasonOf({ bids, winnerReason }: OpenAward, text: AwardText): Piece[] {
  const winner = bids.find((bid) => bid.winner);
  if (!winner || !needsWinnerReason(winner)) return [];
  if (winnerReason === null) return paragraphs(text.reasonUnknown(winner.name));
  return [leadIn(text.reason(winner.name)), ...paragraphs(...winnerReason.split('\n'))];
}

function claimPart(claim: ReportClaim | null, text: AwardText): Piece[] {
  if (!claim) return paragraphs(text.noWinner);
  const { winner, offeredEur, realisedEur, held, factor } = claim;
  const sentences = held.outcome
    ? [
        text.outcome(winner, mkiText(offeredEur), mkiText(realisedEur)),
        ...promiseSentences(held.outcome, offeredEur, text),
        deviationSentence(held.outcome, text),
        held.outcome.missedAdvantageEur > 0
          ? text.penalty(
              euro(held.outcome.missedAdvantageEur),
              numberText(factor),
              euro(held.outcome.penaltyEur),
            )
          : text.noPenalty,
      ]
    : [text.notHeld(text.obstacles[held.obstacle])];
  return [subHeading(text.claim), ...paragraphs(...sentences)];
}

/** By what the promise follows the work that was carried out; nothing where it has no baseline of its own. */
function promiseSentences(
  { restatedBy, promisedEur, realisedAtTenderEur }: ClaimOutcome,
  offeredEur: number | null,
  text: AwardText,
): string[] {
  if (!restatedBy) return [];
  const [asBuilt, design] = [mkiText(restatedBy.asBuiltEur), mkiText(restatedBy.designEur)];
  return [
    text.promised(mkiText(offeredEur), asBuilt, design, mkiText(promisedEur)),
    text.atTender(mkiText(realisedAtTenderEur)),
  ];
}

function deviationSentence({ deviationEur, deviationShare }: ClaimOutcome, text: AwardText): string {
  if (deviationEur === 0) return text.equal;
  const share = deviationShare === null ? '' : ` (${percentText(100 * Math.abs(deviationShare))})`;
  return (deviationEur > 0 ? text.worse : text.better)(mkiText(Math.abs(deviationEur)), share);
}

/** Whole amounts of a tender; the factor and what follows from it are whole as well. */
function euro(amountEur: number | null): string {
  return formatEuro(amountEur, 'half-even');
}
