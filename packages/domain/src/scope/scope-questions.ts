import { SERIES_NAMES, type SeriesName } from '../calculations/calculation-types.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { otherSide, type Scope } from './compare-scope.ts';
import { type EarlierAnswers, proposalFor, type ScopeProposal } from './propose-scope-answers.ts';
import {
  KnownMeanings,
  moduleOfSubject,
  SCOPE_SUBJECTS,
  type ScopeMeaning,
  type ScopeSubject,
} from './scope-answers.ts';
import { type GivenScopeAnswer, lastAnswerOf } from './scope-answers-given.ts';
import type { ScopePost } from './scope-post.ts';
import { declaredTotal, isSmall, type ScopeSides } from './scope-standing.ts';
import { type AskedWeight, lackingOf } from './scope-subject-posts.ts';

/** How two calculations compare in one set that both state. */
export interface ScopeInSet {
  readonly set: SetCode;
  readonly scope: Scope;
  readonly sides: ScopeSides;
}

/** A post that a question is about. */
export interface AskedPost {
  readonly post: ScopePost;
  /** what the other side declares in its place, in the set of the question; null for a post that lacks it in the other set only */
  readonly weight: AskedWeight | null;
  /** null where nobody said */
  readonly meaning: ScopeMeaning | null;
}

/** What is asked of one side, for all posts that it is about at once. */
export interface ScopeQuestion {
  /** by which it is answered with an upload */
  readonly id: string;
  readonly side: SeriesName;
  readonly subject: ScopeSubject;
  /** the set in which the posts are weighed: the headline set, unless they lack nothing there */
  readonly set: SetCode;
  readonly posts: readonly AskedPost[];
  /** of the posts, those of which nobody said anything */
  readonly openCount: number;
  /** the modules in which they lack something; none for posts that are not there */
  readonly modules: readonly LifeCycleModule[];
  readonly weightEur: number;
  readonly weightKg: number;
  /** the weight as a part of what the declaring side comes to; null when that is not above 0 */
  readonly shareEur: number | null;
  readonly shareKg: number | null;
  /** it weighs too little to matter, with what else is open of its side */
  readonly isNote: boolean;
  /** posts of it of which the same side declares that very module in another set, so that it can't be said not to apply */
  readonly declaredElsewhere: DeclaredElsewhere | null;
  /** what was said of all its posts; null while any is open, or where they differ */
  readonly meaning: ScopeMeaning | null;
  /** the last answer about any of its posts */
  readonly answered: GivenScopeAnswer | null;
  /** the answer of an earlier calculation, for a file that is not stored yet */
  readonly proposal: ScopeProposal | null;
}

/** Posts that declare more than 0, or less, in another set of what they leave empty in the set of the question. */
export interface DeclaredElsewhere {
  readonly set: SetCode;
  readonly posts: number;
}

/** The id of a question, by which programs answer it. */
function scopeQuestionId(side: SeriesName, subject: ScopeSubject): string {
  return `scope:${side}:${subject}`;
}

/** What is known beside the figures: what was answered of each side, and what of earlier calculations. */
export interface ScopeKnowledge {
  readonly answers: Readonly<Record<SeriesName, readonly GivenScopeAnswer[]>>;
  readonly earlier?: readonly EarlierAnswers[];
}

/**
 * What is to be asked about two calculations that are held against one another (decision 104): of each side each module that it
 * leaves empty and the other declares, its indicators, its bare rows, and of the optimisation the posts that it does not have. A
 * post that lacks something in one of the sets only is asked about as well. The sets with the headline one first.
 */
export function scopeQuestions(
  inSets: readonly ScopeInSet[],
  { answers, earlier = [] }: ScopeKnowledge,
): ScopeQuestion[] {
  return SERIES_NAMES.flatMap((side) => {
    const known = new KnownMeanings(answers[side]);
    return SCOPE_SUBJECTS.flatMap((subject) => {
      const question = questionOf(inSets, side, subject, known);
      if (!question) return [];
      const isOpen = question.openCount > 0;
      return {
        ...question,
        answered: lastAnswerOf(
          answers[side],
          subject,
          question.posts.map(({ post }) => post.position),
        ),
        proposal: isOpen
          ? possible(proposalFor(question, placesAskedOf(inSets, question), earlier), question)
          : null,
      };
    });
  });
}

/** A proposal that the calculation itself does not contradict. */
function possible(
  proposal: ScopeProposal | null,
  question: Pick<ScopeQuestion, 'declaredElsewhere'>,
): ScopeProposal | null {
  return proposal && isContradicted(question, proposal.meaning) ? null : proposal;
}

/** Whether a calculation says otherwise itself: that a module does not apply which it declares for the same posts in its other set. */
export function isContradicted(
  { declaredElsewhere }: Pick<ScopeQuestion, 'declaredElsewhere'>,
  meaning: ScopeMeaning,
): boolean {
  return meaning === 'not-applicable' && declaredElsewhere !== null;
}

/** The calculation in which the posts of a question have their places: those that are not there have them in the other one. */
function placesAskedOf(
  inSets: readonly ScopeInSet[],
  { side, subject, set }: Pick<ScopeQuestion, 'side' | 'subject' | 'set'>,
): readonly ScopePost[] {
  const sides = inSets.find((each) => each.set === set)?.sides;
  return sides?.[subject === 'posts' ? otherSide(side) : side] ?? [];
}

function questionOf(
  inSets: readonly ScopeInSet[],
  side: SeriesName,
  subject: ScopeSubject,
  known: KnownMeanings,
): Omit<ScopeQuestion, 'answered' | 'proposal'> | null {
  const lacking = inSets.flatMap((inSet) => {
    const posts = lackingOf(inSet.scope, side, subject);
    return posts.length > 0 ? { inSet, posts } : [];
  });
  const [first, ...others] = lacking;
  if (!first) return null;
  const there = new Set(first.posts.map(({ post }) => post.position));
  const elsewhere = others.flatMap(({ posts }) => posts.filter(({ post }) => !there.has(post.position)));
  const posts = [
    ...first.posts.map(({ post, weight }) => ({ post, weight })),
    ...elsewhere.map(({ post }) => ({ post, weight: null })),
  ].map((asked): AskedPost => ({ ...asked, meaning: known.of(subject, asked.post.position) }));
  const meanings = new Set(posts.map(({ meaning }) => meaning));
  const [only] = meanings.size === 1 ? meanings : [];
  const weightEur = sumOf(first.posts.map(({ weight }) => weight.eur));
  const weightKg = sumOf(first.posts.map(({ weight }) => weight.kg));
  const declared = declaredTotal(first.inSet.sides[otherSide(side)]);
  const modules = new Set(lacking.flatMap((each) => each.posts.flatMap((post) => post.modules)));
  return {
    id: scopeQuestionId(side, subject),
    ...{ side, subject, set: first.inSet.set, posts, weightEur, weightKg },
    declaredElsewhere: declaredElsewhereOf(inSets, side, subject),
    openCount: posts.filter(({ meaning }) => meaning === null).length,
    modules: LIFE_CYCLE_MODULES.filter((module) => modules.has(module)),
    shareEur: shareOf(weightEur, declared.eur),
    shareKg: shareOf(weightKg, declared.kg),
    isNote:
      subject === 'posts'
        ? only !== 'not-calculated' && isLittle(weightEur, weightKg, declared)
        : lacking.every(({ inSet }) => isNoteIn(inSet, side, known)),
    meaning: only ?? null,
  };
}

/** Of posts that leave a module empty in one set, those that declare it in another one. */
function declaredElsewhereOf(
  inSets: readonly ScopeInSet[],
  side: SeriesName,
  subject: ScopeSubject,
): DeclaredElsewhere | null {
  const module = moduleOfSubject(subject);
  if (!module) return null;
  const place = LIFE_CYCLE_MODULES.indexOf(module);
  const lacking = inSets.map(({ set, scope }) => ({
    set,
    positions: lackingOf(scope, side, subject).map(({ post }) => post.position),
  }));
  for (const { set, sides } of inSets) {
    const asked = new Set(lacking.flatMap((each) => (each.set === set ? [] : each.positions)));
    const posts = sides[side].filter(
      ({ position, mkiEur }) => asked.has(position) && (mkiEur[place] ?? 0) !== 0,
    );
    if (posts.length > 0) return { set, posts: posts.length };
  }
  return null;
}

/** Whether all that a side leaves empty and nobody explained weighs too little to matter, as its standing counts it. */
function isNoteIn({ scope, sides }: ScopeInSet, side: SeriesName, known: KnownMeanings): boolean {
  let [eur, kg] = [0, 0];
  for (const subject of SCOPE_SUBJECTS) {
    if (subject === 'posts') continue;
    for (const { post, weight } of lackingOf(scope, side, subject)) {
      if (known.of(subject, post.position) === 'not-applicable') continue;
      eur += weight.eur;
      kg += weight.kg;
    }
  }
  return isLittle(eur, kg, declaredTotal(sides[otherSide(side)]));
}

function isLittle(
  eur: number,
  kg: number,
  declared: { readonly eur: number; readonly kg: number | null },
): boolean {
  return isSmall(eur, declared.eur) && (kg === 0 || isSmall(kg, declared.kg));
}

function shareOf(weight: number, whole: number | null): number | null {
  return whole !== null && whole > 0 ? weight / whole : null;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
