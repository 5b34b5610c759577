import { createRowList } from '../../problems/row-list.ts';
import { type Asking, ask } from '../asking.ts';
import type { BillPost } from '../bill-post.ts';
import { BILL_CHOICES, ROW_DOUBTS, type RowDoubt } from '../bill-question.ts';
import { DESCRIPTION_MAX, type DraftRow, toPost } from './draft-row.ts';

const { leftOut, post, zero, pieces, named, joined, numbered, apart } = BILL_CHOICES;

/** What may be answered to each doubt. */
const CHOICES: Readonly<Record<RowDoubt, readonly string[]>> = {
  total: [leftOut, post],
  bundle: [leftOut, post],
  unseen: [leftOut, post],
  'no-quantity': [leftOut, zero],
  'no-unit': [leftOut, pieces],
  'no-name': [leftOut, named],
  'no-number': [leftOut, numbered],
  'same-number': [leftOut, apart],
};
/** A question shows so many of its rows. */
const EXAMPLES_MAX = 4;

/** What is known of a row while its doubts are settled. */
interface Settling {
  readonly draft: DraftRow;
  postNumber: string;
}

/**
 * Returns the posts of a bill: what is in doubt is asked, one question for all rows of a kind, and is left out until it
 * is answered. `notation` is how a number is read that has two readings.
 */
export function settleRows(
  drafts: readonly DraftRow[],
  { notation, hasNumbers }: { readonly notation: 'dutch' | 'international'; readonly hasNumbers: boolean },
  asking: Asking,
): BillPost[] {
  let kept: Settling[] = drafts.map((draft) => ({ draft, postNumber: draft.texts.postNumber }));
  for (const why of ROW_DOUBTS) {
    if (why === 'same-number') kept = hasNumbers ? withoutSame(kept, asking) : kept;
    else {
      const doubted = kept.filter(({ draft }) => draft.doubts.includes(why));
      const answer = askAbout(why, doubted, asking);
      kept = kept.flatMap((each) => (doubted.includes(each) ? answered(each, answer) : [each]));
    }
  }
  return kept.map(({ draft, postNumber }, at) => {
    const { quantity } = draft;
    const value = quantity.kind === 'number' ? quantity.value : 0;
    return toPost(draft, {
      postNumber: hasNumbers ? postNumber : String(at + 1),
      quantity: quantity.kind === 'ambiguous' ? quantity[notation] : value,
    });
  });
}

function askAbout(why: RowDoubt, doubted: readonly Settling[], asking: Asking): string | null {
  if (doubted.length === 0) return null;
  const list = createRowList();
  for (const { draft } of doubted) list.add(draft.row);
  const [count, rows] = [doubted.length, list.shown()];
  const isJoinable = why === 'no-number' && doubted.every(({ draft }) => draft.heading !== null);
  return ask(asking, {
    ...{ kind: 'rows', id: `rows:${why}:${count}:${rows}`, why, count, rows },
    choices: (isJoinable ? [joined, ...CHOICES[why]] : CHOICES[why]).map((value) => ({ value, label: '' })),
    examples: doubted.slice(0, EXAMPLES_MAX).map(({ draft }) => inWords(draft)),
  });
}

/** A row in its own words: number, name, quantity and unit. */
function inWords({ texts, shownQuantity }: DraftRow): string {
  const { postNumber, rawCode, description, unit } = texts;
  const name = [postNumber || rawCode, description].filter((text) => text !== '').join(' ');
  const amount = [shownQuantity, unit].filter((text) => text !== '').join(' ');
  return [name, amount].filter((text) => text !== '').join(': ');
}

/** Returns a doubted row as an answer makes it; none while it is open, and for one that is left out. */
function answered(each: Settling, answer: string | null): Settling[] {
  const { draft } = each;
  const { texts, heading } = draft;
  switch (answer) {
    case null:
    case leftOut:
      return [];
    case pieces:
      return [{ ...each, draft: { ...draft, texts: { ...texts, unit: 'st' } } }];
    case named:
      return [
        { ...each, draft: { ...draft, texts: { ...texts, description: texts.postNumber || texts.rawCode } } },
      ];
    case numbered:
      return [{ ...numberedByRow(each), draft: { ...draft, texts: withName(texts, `#${draft.row}`) } }];
    case joined:
      return heading === null ? [] : [joinedWith(each, heading.texts)];
    default:
      return [each];
  }
}

function withName(texts: DraftRow['texts'], name: string): DraftRow['texts'] {
  return texts.description === '' ? { ...texts, description: name } : texts;
}

function numberedByRow(each: Settling): Settling {
  return { ...each, postNumber: `#${each.draft.row}` };
}

/** Gives a row the number, the name and the codes of the row above that it goes on with. */
function joinedWith(each: Settling, above: DraftRow['texts']): Settling {
  const { draft } = each;
  const own = Object.fromEntries(Object.entries(draft.texts).filter(([, text]) => text !== ''));
  const description = `${above.description} ${draft.texts.description}`.trim().slice(0, DESCRIPTION_MAX);
  const texts = { ...above, ...own, postNumber: above.postNumber, description };
  return { draft: { ...draft, texts }, postNumber: above.postNumber };
}

/** Asks about rows with the number of a post above them: two rows of one number are two posts, or a mistake. */
function withoutSame(kept: readonly Settling[], asking: Asking): Settling[] {
  const seen = new Set<string>();
  const again = kept.filter(({ postNumber }) => {
    const isSeen = seen.has(postNumber);
    seen.add(postNumber);
    return isSeen;
  });
  const answer = askAbout('same-number', again, asking);
  return kept.flatMap((each) => {
    if (!again.includes(each)) return [each];
    if (answer !== apart) return [];
    let [number, part] = [each.postNumber, 2];
    while (seen.has(number)) number = `${each.postNumber} (${part++})`;
    seen.add(number);
    return [{ ...each, postNumber: number }];
  });
}
