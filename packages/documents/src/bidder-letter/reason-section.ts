import type { FigureFormat } from '@milieuspoor/domain';
import { storedMki, wholeFigure } from '../award-criterion/discount-formula.ts';
import { declaredWithFilled } from '../award-record/declared-with-filled.ts';
import type { Piece } from '../frame/piece.ts';
import { bullets, leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { LetterText } from '../text/letter-nl.ts';
import type { BidderLetter } from './bidder-letter.ts';
import type { LetterSection } from './letter-section.ts';

/** Writes why a bid has no place, instead of its score; nothing for a bid that has a place or that won. */
export const reasonSection: LetterSection = (letter, { reason: text }, { figures }) =>
  letter.outcome === 'not-ranked'
    ? [numberedHeading(text.heading), ...reasonOf(letter, { text, figures }), ...paragraphs(text.consequence)]
    : [];

function reasonOf(
  { bid, model }: BidderLetter,
  { text, figures }: { readonly text: LetterText['reason']; readonly figures: FigureFormat },
): readonly Piece[] {
  const count = (items: number) => figures.number(items, 0);
  const { standing, ruled, calculation, work, gaps } = bid;
  const at = ruled ? text.dates.moment(ruled.at) : '';
  switch (standing) {
    case 'withdrawn':
    case 'invalid':
      return paragraphs(text[standing](at), text.given(ruled?.reason || text.toWrite));
    case 'above-ceiling':
      return paragraphs(
        text.aboveCeiling(
          storedMki(declaredWithFilled(bid), figures),
          wholeFigure(model.ceilingEur ?? 0, figures),
        ),
      );
    case 'set-aside':
      return [
        leadIn(text.standing['set-aside']),
        ...bullets(
          gaps.flatMap(({ decision, ...gap }) =>
            decision?.choice === 'set-aside' ? text.gap(gap, decision.reason || text.toWrite) : [],
          ),
        ),
      ];
    case 'not-whole': {
      const shortfall = work ? text.shortfall(work, gaps) : '';
      return paragraphs(text.standing[standing], ...(shortfall ? [text.lacking(shortfall)] : []));
    }
    case 'incomplete': {
      const { items, undeclared } = calculation?.mki ?? { items: 0, undeclared: 0 };
      return paragraphs(
        text.standing[standing],
        ...(undeclared > 0 ? [text.undeclared(count(undeclared), count(items))] : []),
      );
    }
    case 'beyond-baseline':
      return paragraphs(text.standing[standing], ...(work ? [text.beyond(work)] : []));
    case 'no-calculation':
    case 'other-reference':
    case 'other-set':
    case 'other-weights':
      return paragraphs(text.standing[standing]);
    case 'scored':
      return paragraphs(text.noQuote);
  }
}
