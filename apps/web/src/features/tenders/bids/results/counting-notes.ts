import type { Applicant } from '@milieuspoor/contract';
import { besideOthersText, sizeText } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../../text/language.ts';
import { heldWorkOf } from '../../held-work-of.ts';
import { formatSignedMki } from '../gaps/signed-mki.ts';
import { explainedText, zeroText } from '../table/bid-remarks.ts';

/**
 * Returns the notes below a chart of scored bids: which MKI is not simply that of the same work, declared in full, and
 * why.
 */
export function countingNotes(bids: readonly Applicant[], t: TFunction): readonly string[] {
  const scored = bids.filter(({ standing }) => standing === 'scored');
  const filled = scored.flatMap(({ name, filled_mki: mki }) =>
    mki === null ? [] : [t('bids.results.counting.filledOf', { name, filled: formatSignedMki(mki) })],
  );
  const zeros = scored.flatMap((bid) => {
    const what = zeroText(bid);
    return what ? [t('bids.results.counting.zeroOf', { name: bid.name, what })] : [];
  });
  const answered = scored.flatMap((bid) => {
    const what = explainedText(bid);
    return what ? [t('bids.results.counting.zeroOf', { name: bid.name, what })] : [];
  });
  const sizes = scored.flatMap(({ name, work }) => {
    const size = work ? sizeText(heldWorkOf(work), currentLanguage()) : '';
    return size ? [t('bids.results.counting.sizeOf', { name, size })] : [];
  });
  const beside = scored.flatMap(({ name, beside_others: left }) => {
    const said = besideOthersText(left, currentLanguage());
    return said ? [t('bids.results.counting.besideOf', { name, said })] : [];
  });
  return [
    ...(filled.length > 0 ? [t('bids.results.counting.filled', { bids: filled.join(', ') })] : []),
    ...(zeros.length > 0 ? [t('bids.cautions.zero', { what: zeros.join(', ') })] : []),
    ...(answered.length > 0 ? [t('bids.cautions.answered', { what: answered.join(', ') })] : []),
    ...sizes,
    ...beside,
  ];
}
