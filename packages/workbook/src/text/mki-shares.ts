import { IMPACT_SETS } from '@milieuspoor/domain';
import type { MkiShare } from '../questions/workbook-question.ts';
import { asList, shownEuro, shownShare } from './figures.ts';

/** Returns what a part of a calculation weighs and which share of it that is, in each set, in Dutch. */
export const sharesNl = (mki: readonly MkiShare[]) =>
  asList(
    mki.map(
      ({ set, mkiEur, totalEur }) =>
        `${shownEuro(mkiEur)} van ${shownEuro(totalEur)} MKI in ${IMPACT_SETS[set].name}${totalEur > 0 ? ` (${shownShare(mkiEur / totalEur)})` : ''}`,
    ),
    'en',
  );

/** The same in English. */
export const sharesEn = (mki: readonly MkiShare[]) =>
  asList(
    mki.map(
      ({ set, mkiEur, totalEur }) =>
        `${shownEuro(mkiEur)} of ${shownEuro(totalEur)} MKI in ${IMPACT_SETS[set].name}${totalEur > 0 ? ` (${shownShare(mkiEur / totalEur)})` : ''}`,
    ),
    'and',
  );
