import type { Applicant } from '@milieuspoor/contract';
import {
  besideOthersText,
  beyondText,
  dayAndTimeOf,
  formatMki,
  missingInAllText,
  notApplicableInAllText,
  shortfallText,
  sizeText,
  slightlyBeyondText,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../../text/language.ts';
import { heldWorkOf } from '../../held-work-of.ts';
import { formatSignedMki } from '../gaps/signed-mki.ts';

type Remarked = Pick<
  Applicant,
  'work' | 'beside_others' | 'filled_mki' | 'counting_mki' | 'incomplete' | 'gaps' | 'decisions' | 'explained'
>;

/** A remark about the MKI of a scored bid; `ofWork` says that a list of posts belongs to it. */
export interface BidRemark {
  readonly text: string;
  readonly ofWork: boolean;
}

/**
 * Returns why the MKI of a scored bid is not that of the same work, declared in full; this includes what counts as 0 by
 * a decision or an answer. Empty if there is no such reason.
 */
export function bidRemarks(bid: Remarked, t: TFunction): readonly BidRemark[] {
  const work = bid.work && heldWorkOf(bid.work);
  const what = zeroText(bid);
  const language = currentLanguage();
  const counts = {
    filled: formatSignedMki(bid.filled_mki ?? 0),
    counting: formatMki(bid.counting_mki),
  };
  const explained = explainedText(bid);
  const beside = besideOthersText(bid.beside_others, language);
  const ofWork = work ? [sizeText(work, language), slightlyBeyondText(work, language)] : [];
  return [
    ...(bid.filled_mki === null ? [] : said(t('bids.gaps.counts', counts))),
    ...(bid.incomplete ? said(t('bids.standing.marked')) : []),
    ...ofWork.flatMap((differs) =>
      differs ? [{ text: t('bids.standing.work', { said: differs }), ofWork: true }] : [],
    ),
    ...(beside ? said(t('bids.standing.work', { said: beside })) : []),
    ...(what ? said(t('bids.cautions.zero', { what })) : []),
    // There is a list only if the bid is compared with a baseline.
    ...(explained ? [{ text: t('bids.cautions.answered', { what: explained }), ofWork: work !== null }] : []),
  ];
}

/** Returns the remarks in the row below a bid: why it is not scored, or the remarks about its MKI if it is. */
export function rowRemarks(bid: Applicant, t: TFunction): readonly BidRemark[] {
  const { ruling, sealed, standing } = bid;
  const work = bid.work && heldWorkOf(bid.work);
  const language = currentLanguage();
  if (sealed) return [];
  if (ruling)
    return said(
      t('bids.ruling.said', {
        ruling: t(`bids.standing.${ruling.as}`),
        since: dayAndTimeOf(ruling.since),
        reason: ruling.reason,
      }),
    );
  switch (standing) {
    case null:
    // The column about its work says so, and the dialog of that column says why.
    case 'set-aside':
      return [];
    case 'scored':
      return [...(work ? [] : said(t('bids.gaps.cell.unchecked'))), ...bidRemarks(bid, t)];
    case 'not-whole':
      return said(
        t('bids.standing.not-whole', { shortfall: work ? shortfallText(work, language, bid.gaps) : '' }),
      );
    case 'beyond-baseline':
      return work ? said(t('bids.standing.beyond-baseline', { beyond: beyondText(work, language) })) : [];
    default:
      return said(t(`bids.standing.${standing}`));
  }
}

/** Returns what counts as 0 in a bid by a decision about it, in words without a capital; empty if there is nothing. */
export function zeroText({ gaps, decisions }: Pick<Applicant, 'gaps' | 'decisions'>): string {
  const zeros = gaps.filter(({ kind }) =>
    decisions.some((each) => each.kind === kind && each.choice === 'zero'),
  );
  return missingInAllText(zeros, currentLanguage());
}

/**
 * Returns what counts as 0 in a bid because somebody answered that it does not apply, in words without a capital; empty
 * if there is nothing.
 */
export function explainedText({ explained }: Pick<Applicant, 'explained'>): string {
  return notApplicableInAllText(explained, currentLanguage());
}

/**
 * Returns what a user must know before making a bid the winner: the remarks about its MKI, what is left of the claim,
 * and whether it is unknown if it is the same work; empty for a complete bid. The standing of a bid without a place
 * says why it has none.
 */
export function choiceCautions(
  bid: Remarked & Pick<Applicant, 'standing'>,
  t: TFunction,
): readonly BidRemark[] {
  if (bid.standing !== 'scored') return [];
  return [
    ...(bid.work ? [] : said(t('bids.cautions.unchecked'))),
    ...bidRemarks(bid, t),
    ...(bid.decisions.length > 0 ? said(t('bids.cautions.claim')) : []),
  ];
}

/** Returns a remark without a list of posts. */
function said(text: string): readonly BidRemark[] {
  return [{ text, ofWork: false }];
}
