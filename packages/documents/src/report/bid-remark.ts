import { type Language, notApplicableText } from '@milieuspoor/domain';
import { RECORD_TEXTS } from '../text/record-texts.ts';
import type { ReportText } from '../text/report-nl.ts';
import type { ReportBid } from './report.ts';

/**
 * Returns remarks about a bid: why it has no place, that it counts by a decision about what it lacks, that it is
 * unknown whether it is the same work, what others declare in addition, and what counts as 0 because it was recorded as
 * not applicable. Returns null for a bid that is simply scored.
 */
export function bidRemark(bid: ReportBid, text: ReportText, language: Language): string | null {
  const said = [
    ...standingRemark(bid, text, language),
    ...besideRemark(bid, language),
    ...explainedRemark(bid, text, language),
  ];
  return said.join('; ') || null;
}

function standingRemark(bid: ReportBid, { award: text, written }: ReportText, language: Language): string[] {
  const { standing, rank, declaredEur, mkiEur, rulingReason, isDecided } = bid;
  const { bids: words } = RECORD_TEXTS[language];
  if (isDecided && standing === 'scored') {
    const isFilled = declaredEur !== null && mkiEur !== null && declaredEur !== mkiEur;
    return [words.decided, ...(isFilled ? [text.filled(written.mki(declaredEur), written.mki(mkiEur))] : [])];
  }
  if (rank !== null) return [];
  if (standing === 'scored') return [words.noQuote];
  const said = words.standing(standing);
  return [rulingReason === null ? said : `${said} (${rulingReason.replace(/\.$/, '')})`];
}

/** Returns the remarks that it was compared with no baseline, and what it leaves empty that another bid declares. */
function besideRemark({ isUnchecked, besideOthers }: ReportBid, language: Language): string[] {
  const { bids: words } = RECORD_TEXTS[language];
  return [
    ...(isUnchecked ? [words.withoutBaseline] : []),
    ...(besideOthers.length > 0 ? [words.besideOthers(besideOthers)] : []),
  ];
}

function explainedRemark({ explained }: ReportBid, { method }: ReportText, language: Language): string[] {
  if (explained.length === 0) return [];
  return [method.notApplicable(explained.map((each) => notApplicableText(each, language)).join(', '))];
}
