import type { ScopeOfPairAnswer, ScopeQuestionAnswer } from '@milieuspoor/contract';
import {
  type CalculationType,
  IMPACT_SETS,
  type Language,
  otherSide,
  SCOPE_MEANINGS,
  type SeriesName,
  type SetCode,
  seriesOf,
} from '@milieuspoor/domain';
import type { Answers } from '@milieuspoor/workbook';
import { type Message, message, sentence } from '../../../text/message.ts';
import type { ShownQuestion, ShownScope } from './shown-scope.ts';

/** A calculation on one side of a comparison, with the other one. */
interface StatedPair {
  readonly against: { readonly id: string; readonly name: string; readonly calculationType: CalculationType };
  /** null for a file that is not stored */
  readonly ownId: string | null;
  /** why no answer about either of the two stored calculations is accepted now */
  readonly refused?: { readonly own: Message | null; readonly against: Message | null };
  /** the answers of a check */
  readonly answers?: Answers;
  readonly language: Language;
}

/** Returns a comparison of scope with its questions, in the form of the API. */
export function toScopeOfPair(scope: ShownScope, pair: StatedPair): ScopeOfPairAnswer {
  const { id, name, calculationType } = pair.against;
  return {
    against: { uuid: id, name, calculation_type: calculationType },
    set: scope.set,
    matched_posts: scope.matched,
    missing_posts: scope.missing,
    added_posts: scope.added,
    quantity_posts: scope.quantities,
    unit_posts: scope.units,
    questions: scope.questions.map((question) => toQuestion(question, scope.set, pair)),
  };
}

function toQuestion(question: ShownQuestion, headlineSet: SetCode, pair: StatedPair): ScopeQuestionAnswer {
  const { against, ownId, answers = {}, language } = pair;
  const { id, side, subject, modules, set, shareEur, shareKg, answered, proposal, meaning } = question;
  const isOfAgainst = side === seriesOf(against.calculationType);
  const refused = pair.refused?.[isOfAgainst ? 'against' : 'own'] ?? null;
  return {
    ...{ id, side, subject, set, meaning, modules: [...modules] },
    calculation: isOfAgainst ? against.id : ownId,
    text: sentence(set === headlineSet ? askedText(question, pair) : askedInSet(question, pair), language),
    post_count: question.postCount,
    open_count: question.openCount,
    posts_in_set: question.postsInSet ?? question.postCount,
    posts: question.posts.map((post) => ({
      post_number: post.postNumber,
      product: post.product,
      product_group: post.productGroup,
      unit: post.unit,
      weight_eur: post.weightEur,
      weight_co2: post.weightKg,
      meaning: post.meaning,
    })),
    weight_eur: question.weightEur,
    weight_co2: question.weightKg,
    percentage_mki: percentOf(shareEur),
    percentage_co2: percentOf(shareKg),
    // A check that a former release stored lacks this field, and the next, or has it in another form.
    in_other_sets: (question.inOtherSets ?? []).map((other) => ({
      ...{ set: other.set, posts: other.posts, weight_eur: other.weightEur, weight_co2: other.weightKg },
      ...{ percentage_mki: percentOf(other.shareEur), percentage_co2: percentOf(other.shareKg) },
    })),
    note: question.isNote,
    declared_elsewhere: Array.isArray(question.declaredElsewhere) ? [...question.declaredElsewhere] : [],
    not_applicable_posts: question.notApplicablePosts ?? question.postCount,
    said: question.said ?? meaning,
    refused: refused && sentence(refused, language),
    answered_by: answered?.answeredBy ?? null,
    answered_at: answered?.answeredAt.toISOString() ?? null,
    proposal: proposal && { meaning: proposal.meaning, calculation: proposal.calculation },
    answer: (Object.hasOwn(answers, id) && SCOPE_MEANINGS.find((each) => each === answers[id])) || null,
  };
}

function percentOf(share: number | null): number | null {
  return share === null ? null : 100 * share;
}

/** Asks the question in another set than that of the headline figures, in which the asked side may have it. */
function askedInSet(question: ShownQuestion, pair: Pick<StatedPair, 'against' | 'ownId'>): Message {
  return message('scope-asks-in-set', {
    set: IMPACT_SETS[question.set].name,
    question: [askedText(question, pair)],
  });
}

/** Returns the text of a question: which side has it, which leaves it empty, and for how many posts. */
function askedText(
  { side, subject, modules, postCount }: ShownQuestion,
  { against, ownId }: Pick<StatedPair, 'against' | 'ownId'>,
): Message {
  const called = (of: SeriesName): Message => {
    if (of !== seriesOf(against.calculationType) && ownId === null) return message('scope-file');
    return message(of === 'baseline' ? 'scope-baseline' : 'scope-optimization');
  };
  return message(`scope-asks-${subject.startsWith('module:') ? 'module' : (subject as 'indicators')}`, {
    modules: modules.join(', '),
    posts: [postsText(postCount)],
    asked: [called(side)],
    declaring: [called(otherSide(side))],
  });
}

export function postsText(count: number): Message {
  return message(count === 1 ? 'scope-post' : 'scope-posts', { count });
}
