import { awardedBeforeOpening, type FigureFormat, takesPart, toIsoDay } from '@milieuspoor/domain';
import { changeLines } from '../award-criterion/change-lines.ts';
import { storedMki, wholeFigure } from '../award-criterion/discount-formula.ts';
import { modelPoints } from '../award-criterion/open-points.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { Reader } from '../text/reader.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord, RecordedBid } from './award-record.ts';
import { declaredWithFilled } from './declared-with-filled.ts';
import { firstEntryOfAll, modelChangesAfterFirstBid } from './first-entries.ts';
import { standingText } from './standing-text.ts';
import { changedAfterOpening, choiceOf, correctionsOf, openingOf, uploaderOf } from './what-happened.ts';

/**
 * Returns what makes the figures of the record uncertain, or what readers may ask about them (D-96 and D-98), so that
 * the record itself says it. Empty when nothing does.
 */
export function recordPoints(
  record: AwardRecord,
  { openPoints: text, bids: bidsText, unknown }: RecordText,
  {
    criterion: { openPoints: criterion, changes },
    language,
    figures,
  }: Reader & { readonly criterion: Pick<EmviText, 'openPoints' | 'changes'> },
): readonly string[] {
  const changed = changedAfterOpening(record);
  const running = correctionsOf(record).filter(({ ended }) => !ended);
  const { criteriaMaxDiscountEur } = record.model;
  return [
    ...(record.sealsBids && !openingOf(record) ? [text.openingUnknown] : []),
    ...datesPoint(record, text),
    ...(choiceOf(record) ? [] : [text.choiceUnknown]),
    ...issuePoints(record, text, { changes, reader: { language, figures } }),
    ...running.map(({ begun }) => text.correctionRuns(text.dates.moment(begun.at), begun.by || unknown)),
    ...(changed.model > 0 ? [text.modelAfter(changed.model)] : []),
    ...(changed.bids > 0 ? [text.bidsAfter(changed.bids)] : []),
    ...(changed.calculations > 0 ? [text.calculationsAfter(changed.calculations)] : []),
    ...(changed.answers > 0 ? [text.answersAfter(changed.answers)] : []),
    ...(changed.decisions > 0 ? [text.decisionsAfter(changed.decisions)] : []),
    ...modelPoints(record, criterion, figures),
    ...explainedPoints(record, text, bidsText),
    ...record.bids.flatMap((bid) => [
      ...bidPoints(bid, { text, bidsText, figures, ceilingEur: record.model.ceilingEur }),
      ...latePoint(bid, record, text),
      ...(bid.id === record.winnerId && (bid.standing === 'not-whole' || bid.standing === 'set-aside')
        ? [text.winnerNotWhole(bid.name)]
        : []),
      ...(criteriaMaxDiscountEur > 0 && bid.criteriaDiscountEur === null
        ? [text.emptyDiscount(bid.name)]
        : emptyCriteria(bid, record, text)),
      ...withoutReason(bid, record, text),
    ]),
    ...record.files
      .filter(({ calculationId }) => !uploaderOf(record, calculationId))
      .map(({ fileName }) => text.uploaderUnknown(fileName)),
  ];
}

/**
 * Returns the points about editions: whether bidders received the model by which they are scored, and before they bid
 * (D-107).
 */
function issuePoints(
  record: AwardRecord,
  text: RecordText['openPoints'],
  { changes, reader }: { readonly changes: EmviText['changes']; readonly reader: Reader },
): string[] {
  const { issued, scoredBy, changedSinceIssue } = record;
  const last = issued.at(-1);
  const first = firstEntryOfAll(record);
  const when = (at: Date) => text.dates.moment(at);
  const later = first ? issued.filter(({ at }) => at > first) : [];
  const lines = changeLines(changedSinceIssue, changes, reader);
  return [
    ...(last ? [] : [text.neverIssued]),
    ...(last && scoredBy === null ? [text.otherThanIssued(last.number, lines.join(' '))] : []),
    ...(last && scoredBy !== null && scoredBy !== last.number
      ? [text.laterIssued(scoredBy, last.number)]
      : []),
    ...(first ? later.map(({ number, at }) => text.issuedAfterBid(number, when(at), when(first))) : []),
    ...(first
      ? modelChangesAfterFirstBid(record).map(({ at }) => text.modelAfterBid(when(at), when(first)))
      : []),
  ];
}

/**
 * Returns what counts as 0 in the baseline or in a bid because somebody explained that there is nothing, calculation by
 * calculation.
 */
function explainedPoints(
  { explained }: AwardRecord,
  text: RecordText['openPoints'],
  { explained: { what } }: RecordText['bids'],
): string[] {
  return [...Map.groupBy(explained, ({ bidId }) => bidId).values()].map((answers) =>
    text.explained(answers[0]?.of ?? text.ofBaseline, answers.map(what).join('; ')),
  );
}

/** Returns the point that the award is dated before the opening of its bids. */
function datesPoint(record: AwardRecord, text: RecordText['openPoints']): string[] {
  const { awardedOn } = record;
  const openedOn = openingOf(record)?.at;
  if (!awardedOn || !openedOn || !awardedBeforeOpening(awardedOn, toIsoDay(openedOn))) return [];
  return [text.awardedFirst(text.dates.day(awardedOn), text.dates.day(toIsoDay(openedOn)))];
}

/** Returns the point that a bid got its calculation after all bids were opened. */
function latePoint({ id, name }: RecordedBid, record: AwardRecord, text: RecordText['openPoints']): string[] {
  const openedAt = openingOf(record)?.at;
  const late = record.files.find(
    ({ bidId, uploadedAt }) => bidId === id && openedAt && uploadedAt > openedAt,
  );
  return late ? [text.lateCalculation(name, text.dates.moment(late.uploadedAt))] : [];
}

/** Returns the named criteria of a bid that are not filled in while others are. */
function emptyCriteria(
  { name, criteriaValues }: RecordedBid,
  { criteria }: AwardRecord,
  text: RecordText['openPoints'],
): string[] {
  const empty = criteria.filter(({ id }) => criteriaValues[id] === undefined);
  return empty.length > 0 ? [text.emptyCriterion(name, empty.map((each) => each.name).join('; '))] : [];
}

/** Returns the criteria on which a bid has a level without a reason. */
function withoutReason(
  { name, criteriaMarks }: RecordedBid,
  { criteria }: AwardRecord,
  text: RecordText['openPoints'],
): string[] {
  const silent = criteria.filter(({ id }) => criteriaMarks[id]?.reason === null);
  return silent.length > 0 ? [text.noReason(name, silent.map((each) => each.name).join('; '))] : [];
}

function bidPoints(
  bid: RecordedBid,
  {
    text,
    bidsText,
    figures,
    ceilingEur,
  }: {
    readonly text: RecordText['openPoints'];
    readonly bidsText: RecordText['bids'];
    readonly figures: FigureFormat;
    readonly ceilingEur: number | null;
  },
): string[] {
  const { name, standing, work, calculation, quoteEur, unconfirmedWeights: codes, enteredBy } = bid;
  const { incomplete, items } = calculation?.mki ?? { incomplete: 0, items: 0 };
  return [
    ...(standing === 'above-ceiling'
      ? [
          text.aboveCeiling(
            name,
            storedMki(declaredWithFilled(bid), figures),
            wholeFigure(ceilingEur ?? 0, figures),
          ),
        ]
      : notScoredPoint(bid, text, bidsText)),
    ...(standing === 'scored' && !work ? [text.unchecked(name, bidsText.withoutBaseline)] : []),
    ...(bid.besideOthers.length > 0
      ? [text.besideOthers(name, bidsText.besideOthers(bid.besideOthers))]
      : []),
    ...(standing === 'scored' && work && bidsText.size(work)
      ? [(bid.gaps.length > 0 ? text.sizeDecided : text.size)(name, bidsText.size(work))]
      : []),
    ...(standing === 'scored' && work && bidsText.slight(work)
      ? [text.slight(name, bidsText.slight(work))]
      : []),
    ...(standing === 'scored' && bid.gaps.length > 0 ? [text.gapsDecided(name, bid.gaps.length)] : []),
    ...(standing === 'scored' && incomplete > 0
      ? [text.incomplete(name, figures.number(incomplete, 0), figures.number(items, 0))]
      : []),
    ...(quoteEur === null ? [text.noQuote(name)] : []),
    ...(codes.length > 0 ? [text.unconfirmed(name, codes.join(', '))] : []),
    ...(enteredBy ? [] : [text.entererUnknown(name)]),
  ];
}

function notScoredPoint(
  bid: RecordedBid,
  text: RecordText['openPoints'],
  bidsText: RecordText['bids'],
): string[] {
  const { name, standing, work, ruled, gaps } = bid;
  if (takesPart(standing)) return [];
  if (ruled || standing === 'set-aside') return [text.setApart(name, standingText(bid, bidsText))];
  if (standing === 'no-calculation') return [text.noCalculation(name)];
  return standing === 'not-whole' && work
    ? [text.notWhole(name, bidsText.shortfall(work, gaps))]
    : [text.notScored(name, bidsText.standing(standing))];
}
