import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import type { MkiShare } from '../questions/workbook-question.ts';
import { asList, shownEuro, shownShare } from './figures.ts';

/** Returns the name of the MKI in a set, in both languages; without a set while nobody has said which one it is. */
export const mkiOf = (set: SetCode | null) => (set ? `MKI in ${IMPACT_SETS[set].name}` : 'MKI');

/** Returns what a part of a calculation weighs and which share of it that is, in each set, in Dutch. */
export const sharesNl = (mki: readonly MkiShare[]) =>
  asList(
    mki.map(
      ({ set, mkiEur, totalEur }) =>
        `${shownEuro(mkiEur)} van ${shownEuro(totalEur)} ${mkiOf(set)}${totalEur > 0 ? ` (${shownShare(mkiEur / totalEur)})` : ''}`,
    ),
    'en',
  );

/** The same in English. */
export const sharesEn = (mki: readonly MkiShare[]) =>
  asList(
    mki.map(
      ({ set, mkiEur, totalEur }) =>
        `${shownEuro(mkiEur)} of ${shownEuro(totalEur)} ${mkiOf(set)}${totalEur > 0 ? ` (${shownShare(mkiEur / totalEur)})` : ''}`,
    ),
    'and',
  );

const totals = (mki: readonly Omit<MkiShare, 'totalEur'>[], conjunction: string) =>
  asList(
    mki.map(({ set, mkiEur }) => `${shownEuro(mkiEur)} ${mkiOf(set)}`),
    conjunction,
  );

/** Returns an amount in each set, in Dutch. */
export const totalsNl = (mki: readonly Omit<MkiShare, 'totalEur'>[]) => totals(mki, 'en');

/** The same in English. */
export const totalsEn = (mki: readonly Omit<MkiShare, 'totalEur'>[]) => totals(mki, 'and');
