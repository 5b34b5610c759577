import type { Language } from '@milieuspoor/domain';
import { RECORD_TEXTS } from '../text/record-texts.ts';
import type { ReportText } from '../text/report-nl.ts';
import type { ReportBid } from './report.ts';

/** Why a bid has no place, or that it counts by what was decided about what it lacks; null of one that is simply scored. */
export function bidRemark(
  bid: ReportBid,
  { award: text, written }: ReportText,
  language: Language,
): string | null {
  const { standing, rank, declaredEur, mkiEur, rulingReason, isDecided } = bid;
  const { bids: words } = RECORD_TEXTS[language];
  if (isDecided && standing === 'scored') {
    const isFilled = declaredEur !== null && mkiEur !== null && declaredEur !== mkiEur;
    return isFilled
      ? `${words.decided}; ${text.filled(written.mki(declaredEur), written.mki(mkiEur))}`
      : words.decided;
  }
  if (rank !== null) return null;
  if (standing === 'scored') return words.noQuote;
  const said = words.standing(standing);
  return rulingReason === null ? said : `${said} (${rulingReason.replace(/\.$/, '')})`;
}
