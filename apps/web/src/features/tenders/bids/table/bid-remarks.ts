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

/** What is to be known of the MKI of a bid that is scored; `ofWork` of what has a list of posts behind it. */
export interface BidRemark {
  readonly text: string;
  readonly ofWork: boolean;
}

/**
 * What makes the MKI of a bid that is scored another than that of the same work, wholly declared, be it that something counts as 0 by
 * a decision or an answer; none where nothing does.
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
    // Without a baseline that it is held against there is no list.
    ...(explained ? [{ text: t('bids.cautions.answered', { what: explained }), ofWork: work !== null }] : []),
  ];
}

/** What is said of a bid below its row: why it is not scored, or what is to be known of its MKI where it is. */
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
    // Its column about the work says so, and the dialog behind that why.
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

/** What counts as 0 in a bid by a decision about it, in words without a capital; empty for nothing. */
export function zeroText({ gaps, decisions }: Pick<Applicant, 'gaps' | 'decisions'>): string {
  const zeros = gaps.filter(({ kind }) =>
    decisions.some((each) => each.kind === kind && each.choice === 'zero'),
  );
  return missingInAllText(zeros, currentLanguage());
}

/** What counts as 0 in a bid because somebody said that it does not apply, in words without a capital; empty for nothing. */
export function explainedText({ explained }: Pick<Applicant, 'explained'>): string {
  return notApplicableInAllText(explained, currentLanguage());
}

/**
 * What somebody has to know who makes a bid the winner: that, what is left of the claim, and that nothing tells whether it is the
 * same work; none of a whole bid. A bid that has no place says why by its standing.
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

/** A remark that has no list behind it. */
function said(text: string): readonly BidRemark[] {
  return [{ text, ofWork: false }];
}
