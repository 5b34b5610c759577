import type { Language } from '../format/language.ts';
import { IMPACT_SETS, type SetCode } from '../indicators/impact-sets.ts';
import { compareScope } from './compare-scope.ts';
import { moduleOfSubject, type ScopeSubject } from './scope-answers.ts';
import type { PostsInSet, ScopeQuestion } from './scope-questions.ts';

/**
 * Posts with a gap of one kind whose calculation declares in another set what it leaves empty, or does not have, in its
 * own.
 */
export interface DeniedGap {
  readonly kind: ScopeSubject;
  readonly set: SetCode;
  readonly posts: number;
}

/**
 * Returns the gaps of an optimisation that its own file contradicts: the answer that there is nothing is then not true.
 * For empty cells the questions tell it; absent posts are searched for among those that it has in another set.
 */
export function deniedGaps(
  questions: readonly ScopeQuestion[],
  stated: { readonly baseline: PostsInSet; readonly others: readonly PostsInSet[] },
): DeniedGap[] {
  return questions.flatMap(({ side, subject: kind, posts, declaredElsewhere }): DeniedGap[] => {
    if (side !== 'optimization') return [];
    if (kind !== 'posts') return declaredElsewhere.map((each) => ({ kind, ...each }));
    const lacking = posts.filter(({ meaning }) => meaning !== 'not-applicable');
    return stated.others.flatMap(({ set, posts: others }) => {
      const { missing } = compareScope(stated.baseline.posts, others);
      const gone = new Set(missing.map(({ position }) => position));
      const there = lacking.filter(({ post }) => !gone.has(post.position)).length;
      return there > 0 ? { kind, set, posts: there } : [];
    });
  });
}

interface DeniedTexts {
  readonly module: (set: string, module: string, posts: number) => string;
  readonly indicators: (set: string, posts: number) => string;
  readonly posts: (set: string, posts: number) => string;
  readonly so: string;
}

const TEXTS: Readonly<Record<Language, DeniedTexts>> = {
  nl: {
    module: (set, module, posts) =>
      `Bij ${posts === 1 ? '1 post' : `${posts} posten`} geeft dezelfde berekening ${module} in ${set} wel op.`,
    indicators: (set, posts) =>
      `Bij ${posts === 1 ? '1 post' : `${posts} posten`} geeft dezelfde berekening daar in ${set} wel CO2 op.`,
    posts: (set, posts) =>
      posts === 1
        ? `In ${set} staat 1 van deze posten wel in dezelfde berekening.`
        : `In ${set} staan ${posts} van deze posten wel in dezelfde berekening.`,
    so: 'Dat er niets is, spreekt de inschrijving dus zelf tegen.',
  },
  en: {
    module: (set, module, posts) =>
      `At ${posts === 1 ? '1 item' : `${posts} items`} the same calculation does declare ${module} in ${set}.`,
    indicators: (set, posts) =>
      `At ${posts === 1 ? '1 item' : `${posts} items`} the same calculation does declare CO2 there in ${set}.`,
    posts: (set, posts) =>
      `In ${set}, ${posts} of these items ${posts === 1 ? 'is' : 'are'} in the same calculation.`,
    so: 'So the bid itself denies that there is nothing.',
  },
};

/** Returns the same for one kind in words; empty if nothing is contradicted. */
export function deniedText(kind: ScopeSubject, denied: readonly DeniedGap[], language: Language): string {
  const texts = TEXTS[language];
  const module = moduleOfSubject(kind);
  const said = denied
    .filter((each) => each.kind === kind)
    .map(({ set, posts }) => {
      const { name } = IMPACT_SETS[set];
      if (module) return texts.module(name, module, posts);
      return kind === 'posts' ? texts.posts(name, posts) : texts.indicators(name, posts);
    });
  return said.length > 0 ? [...said, texts.so].join(' ') : '';
}
