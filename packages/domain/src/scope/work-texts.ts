import type { Lacking } from '../figures/covered-sum.ts';
import { whatLacks } from '../figures/what-lacks.ts';
import type { Language } from '../format/language.ts';
import type { LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import { moduleRanges } from '../indicators/module-ranges.ts';
import type { AnsweredGaps } from './answered-gaps.ts';
import type { HeldWork } from './held-work.ts';
import { moduleOfSubject, type ScopeSubject } from './scope-answers.ts';

interface WorkTexts {
  readonly and: string;
  readonly lacking: (modules: string, count: number, posts: number) => string;
  readonly lackingPartly: (modules: string, count: number, posts: number) => string;
  readonly lackingIndicators: (posts: number) => string;
  readonly bare: (posts: number) => string;
  readonly unworked: (posts: number, whose: string) => string;
  readonly lackingPosts: (posts: number) => string;
  readonly missing: (posts: number) => string;
  readonly asked: (module: string, posts: number) => string;
  readonly beyond: (modules: string, posts: number) => string;
  readonly slight: (beyond: string) => string;
  readonly besideOthers: (what: string) => string;
  readonly unknown: string;
  readonly size: string;
  readonly fewer: (posts: number) => string;
  readonly more: (posts: number) => string;
  readonly differing: (posts: number) => string;
  readonly subject: (subject: ScopeSubject) => string;
  readonly at: (posts: number) => string;
  readonly indicators: string;
  readonly answered: (where: string, posts: number, what: string, one: boolean) => string;
  readonly bareCounts: string;
  readonly absent: (posts: number) => string;
  readonly answeredBare: (where: string, posts: number) => string;
}

type OtherSubject = Exclude<ScopeSubject, `module:${LifeCycleModule}`>;

const OTHER_SUBJECTS: Readonly<Record<Language, Readonly<Record<OtherSubject, string>>>> = {
  nl: {
    indicators: 'milieu-indicatoren die niet zijn opgegeven',
    bare: 'milieu-indicatoren achter een MKI die los is opgegeven',
    posts: 'posten van de andere berekening die er niet in staan',
  },
  en: {
    indicators: 'environmental indicators that are not declared',
    bare: 'environmental indicators behind an MKI that is stated alone',
    posts: 'items of the other calculation that are not in it',
  },
};

function subjectWords(
  subject: ScopeSubject,
  module: string,
  others: Readonly<Record<OtherSubject, string>>,
): string {
  switch (subject) {
    case 'indicators':
    case 'bare':
    case 'posts':
      return others[subject];
    default:
      return `${module} ${moduleOfSubject(subject) ?? ''}`;
  }
}

const TEXTS: Readonly<Record<Language, WorkTexts>> = {
  nl: {
    and: 'en',
    lacking: (modules, count, posts) =>
      `${modules} ${count === 1 ? 'ontbreekt' : 'ontbreken'} bij ${posten(posts)}`,
    lackingPartly: (modules, count, posts) =>
      `${modules} ${count === 1 ? 'ontbreekt' : 'ontbreken'} geheel of deels bij ${posten(posts)}`,
    lackingIndicators: (posts) => `milieu-indicatoren ontbreken bij ${posten(posts)}`,
    bare: (posts) => `bij ${posten(posts)} staat alleen een MKI, zonder milieu-indicatoren`,
    unworked: (posts, whose) =>
      `${posten(posts)} van ${whose} ${posts === 1 ? 'ontbreekt en is' : 'ontbreken en zijn'} niet berekend`,
    lackingPosts: (posts) =>
      `${posten(posts)} ${posts === 1 ? 'laat' : 'laten'} iets leeg dat de ander opgeeft`,
    missing: (posts) => `${posten(posts)} van de baseline ${posts === 1 ? 'staat' : 'staan'} er niet in`,
    asked: (module, posts) =>
      `module ${module}, die van elke post wordt gevraagd, is leeg bij ${posten(posts)}`,
    beyond: (modules, posts) =>
      `de baseline laat ${modules || 'iets'} geheel of deels leeg bij ${posten(posts)}`,
    slight: (beyond) => `${beyond}; dat weegt minder dan 1 % en telt mee`,
    besideOthers: (what) => `een andere inschrijving geeft op wat hier leeg is: ${what}`,
    unknown: 'het werk is nog niet met dat van de baseline vergeleken',
    size: 'omvang verschilt',
    fewer: (posts) => `${posten(posts)} minder`,
    more: (posts) => `${posten(posts)} meer`,
    differing: (posts) => `${posten(posts)} met een andere hoeveelheid of eenheid`,
    subject: (subject) => subjectWords(subject, 'module', OTHER_SUBJECTS.nl),
    at: (posts) => `bij ${posten(posts)}`,
    indicators: 'milieu-indicatoren',
    answered: (where, posts, what, one) =>
      `${where} ${posts === 1 ? 'telt' : 'tellen'} ${posten(posts)} deels als 0, want ${what} ${one ? 'is' : 'zijn'} vastgelegd als niet van toepassing`,
    bareCounts: 'die MKI telt zoals zij is opgegeven',
    absent: (posts) =>
      `${posten(posts)} van de andere berekening die er niet in ${posts === 1 ? 'staat' : 'staan'}`,
    answeredBare: (where, posts) =>
      `${where} staat bij ${posten(posts)} alleen een MKI, waarvan is vastgelegd dat er niets bij ontbreekt`,
  },
  en: {
    and: 'and',
    lacking: (modules, count, posts) =>
      `${modules} ${count === 1 ? 'is' : 'are'} missing from ${items(posts)}`,
    lackingPartly: (modules, count, posts) =>
      `${modules} ${count === 1 ? 'is' : 'are'} wholly or partly missing from ${items(posts)}`,
    lackingIndicators: (posts) => `environmental indicators are missing from ${items(posts)}`,
    bare: (posts) => `for ${items(posts)} only an MKI is stated, without environmental indicators`,
    unworked: (posts, whose) =>
      `${items(posts)} of ${whose} ${posts === 1 ? 'is missing and was' : 'are missing and were'} not calculated`,
    lackingPosts: (posts) =>
      `${items(posts)} ${posts === 1 ? 'leaves' : 'leave'} empty what the other declares`,
    missing: (posts) => `${items(posts)} of the baseline ${posts === 1 ? 'is' : 'are'} not in it`,
    asked: (module, posts) =>
      `module ${module}, which is required of each item, is empty for ${items(posts)}`,
    beyond: (modules, posts) =>
      `the baseline leaves ${modules || 'something'} wholly or partly empty for ${items(posts)}`,
    slight: (beyond) => `${beyond}; that is less than 1% and counts`,
    besideOthers: (what) => `another bid declares what is empty here: ${what}`,
    unknown: 'its work has not yet been compared with that of the baseline',
    size: 'the scope differs',
    fewer: (posts) => `${items(posts)} fewer`,
    more: (posts) => `${items(posts)} more`,
    differing: (posts) => `${items(posts)} with a different quantity or unit`,
    subject: (subject) => subjectWords(subject, 'module', OTHER_SUBJECTS.en),
    at: (posts) => `for ${items(posts)}`,
    indicators: 'environmental indicators',
    answered: (where, posts, what, one) =>
      `${where}, ${items(posts)} partly ${posts === 1 ? 'counts' : 'count'} as 0, because ${what} ${one ? 'was' : 'were'} recorded as not applicable`,
    bareCounts: 'that MKI counts as it is stated',
    absent: (posts) =>
      `${items(posts)} of the other calculation that ${posts === 1 ? 'is' : 'are'} not in it`,
    answeredBare: (where, posts) =>
      `${where}, only an MKI is stated for ${items(posts)}; it was recorded that nothing is missing`,
  },
};

function posten(count: number): string {
  return count === 1 ? '1 post' : `${count} posten`;
}

function items(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** Returns modules for a sentence: 'A4, A5 en C1-C4'. */
export function modulesText(modules: readonly LifeCycleModule[], language: Language): string {
  return inOneSentence(moduleRanges(modules), language);
}

function inOneSentence(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${TEXTS[language].and} ${last}` : last;
}

/**
 * Returns what the posts of a side leave empty of what the other declares, in words without a capital: 'A4, A5 en C1-C4
 * ontbreken bij 5 posten'. Modules that posts leave empty are named; for posts that declare a part of each it only says
 * that indicators are missing. Empty if they leave nothing empty: posts that the other did not calculate are not their
 * gap.
 */
export function lackingText(lacking: Lacking, language: Language): string {
  const texts = TEXTS[language];
  const { items: posts, modules, partly } = whatLacks(lacking);
  if (posts === 0) return '';
  return modules.length === 0 && partly.length > 0
    ? texts.lackingIndicators(posts)
    : emptyModulesText({ posts, modules, partly: partly.length > 0 }, language);
}

/**
 * Returns what the other lacks of a side: posts that it doesn't have and did not calculate, in words without a capital,
 * '2 posten van de baseline ontbreken en zijn niet berekend'. The sentence is about the other; `whose` names the side
 * that has them. Empty if there are none.
 */
export function unworkedText(lacking: Lacking, whose: string, language: Language): string {
  const { unworked } = whatLacks(lacking);
  return unworked > 0 ? TEXTS[language].unworked(unworked, whose) : '';
}

function emptyModulesText(
  {
    posts,
    modules,
    partly,
  }: { readonly posts: number; readonly modules: readonly LifeCycleModule[]; readonly partly: boolean },
  language: Language,
): string {
  const texts = TEXTS[language];
  const named = moduleRanges(modules);
  if (named.length === 0) return texts.lackingPosts(posts);
  // A range counts as several modules.
  const count = named.length === 1 && !named[0]?.includes('-') ? 1 : modules.length;
  return texts[partly ? 'lackingPartly' : 'lacking'](modulesText(modules, language), count, posts);
}

/**
 * Returns why a bid is not complete, in words without a capital; empty if it is complete. If it is known what a bid
 * lacks of each kind, an MKI that is stated alone and missing indicators are named as such: they are no empty modules.
 */
export function shortfallText(
  work: HeldWork,
  language: Language,
  kinds: readonly LackingKind[] = [],
): string {
  const texts = TEXTS[language];
  if (!work.known) return texts.unknown;
  const ofKinds = kindsText(work, kinds, language);
  return [
    ...(ofKinds === null && work.lackingPosts > 0
      ? [emptyModulesText({ posts: work.lackingPosts, modules: work.modules, partly: true }, language)]
      : []),
    ...(ofKinds ?? []),
    ...(work.missingPosts > 0 ? [texts.missing(work.missingPosts)] : []),
    ...work.asked.map(({ module, posts }) => texts.asked(module, posts)),
  ].join('; ');
}

/** A kind of what a bid lacks, with the number of posts. */
export interface LackingKind {
  readonly kind: ScopeSubject;
  readonly posts: number;
}

/** Returns the same kind by kind; null if posts only leave modules empty, because these are named together. */
function kindsText(
  { asked }: HeldWork,
  kinds: readonly LackingKind[],
  language: Language,
): readonly string[] | null {
  const texts = TEXTS[language];
  const postsOf = (subject: ScopeSubject) => kinds.find(({ kind }) => kind === subject)?.posts ?? 0;
  const [bare, indicators] = [postsOf('bare'), postsOf('indicators')];
  if (bare + indicators === 0) return null;
  const empty = kinds.flatMap(({ kind, posts }) => {
    const module = moduleOfSubject(kind);
    // What the model asks of each post has its own sentence.
    const left = posts - (asked.find((each) => each.module === module)?.posts ?? 0);
    return module && left > 0 ? [{ module, posts: left }] : [];
  });
  return [
    ...[...Map.groupBy(empty, ({ posts }) => posts)].map(([posts, of]) =>
      emptyModulesText({ posts, modules: of.map(({ module }) => module), partly: false }, language),
    ),
    ...(indicators > 0 ? [texts.lackingIndicators(indicators)] : []),
    ...(bare > 0 ? [texts.bare(bare)] : []),
  ];
}

/** What the other leaves empty that a bid declares. */
type Beyond = Pick<HeldWork, 'otherLackingPosts' | 'otherSlightPosts' | 'otherModules'>;

/**
 * Returns what the other leaves empty that a bid declares, in words without a capital: 'de baseline laat D geheel of
 * deels leeg bij 5 posten'.
 */
export function beyondText(
  { otherLackingPosts, otherSlightPosts, otherModules: modules }: Beyond,
  language: Language,
): string {
  return TEXTS[language].beyond(modulesText(modules, language), otherLackingPosts + otherSlightPosts);
}

/** Returns the same for what weighs too little to exclude the bid; empty if there is nothing of that. */
export function slightlyBeyondText(work: Beyond, language: Language): string {
  return work.otherSlightPosts > 0 ? TEXTS[language].slight(beyondText(work, language)) : '';
}

/** Posts that one side has and the other doesn't, and those that both have in different quantities. */
export type WorkSize = Pick<HeldWork, 'fewerPosts' | 'addedPosts' | 'differingPosts'>;

/**
 * Returns how the size of the work differs, in words without a capital: 'omvang verschilt: 4 posten minder'. Empty if
 * it doesn't.
 */
export function sizeText(
  { fewerPosts: fewer, addedPosts: more, differingPosts: differing }: WorkSize,
  language: Language,
): string {
  const texts = TEXTS[language];
  const parts = [
    ...(fewer > 0 ? [texts.fewer(fewer)] : []),
    ...(more > 0 ? [texts.more(more)] : []),
    ...(differing > 0 ? [texts.differing(differing)] : []),
  ];
  return parts.length > 0 ? `${texts.size}: ${parts.join(', ')}` : '';
}

/**
 * Returns what was answered not to apply, in words without a capital: 'module A4 bij 5 posten'. It counts as 0; for an
 * MKI that is stated alone the text says that it counts as it is, because only the indicators behind it do not apply.
 */
export function notApplicableText(
  { subject, posts }: { readonly subject: ScopeSubject; readonly posts: number },
  language: Language,
): string {
  if (subject === 'posts') return TEXTS[language].absent(posts);
  const said = subjectText({ kind: subject, posts }, language);
  return subject === 'bare' ? `${said} (${TEXTS[language].bareCounts})` : said;
}

function subjectText({ kind, posts }: LackingKind, language: Language): string {
  const texts = TEXTS[language];
  return `${texts.subject(kind)} ${texts.at(posts)}`;
}

/**
 * Returns what counts as 0 on a side of a comparison because somebody answered that there is nothing, without a full
 * stop: 'in de variant tellen 5 posten deels als 0, want A4 is vastgelegd als niet van toepassing'. `where` names the
 * side.
 */
export function answeredText({ posts, subjects }: AnsweredGaps, where: string, language: Language): string {
  const texts = TEXTS[language];
  if (subjects.every((subject) => subject === 'bare')) return texts.answeredBare(where, posts);
  const modules = subjects.flatMap((subject) => moduleOfSubject(subject) ?? []);
  const others = modules.length < subjects.length ? [texts.indicators] : [];
  const what = inOneSentence([...moduleRanges(modules), ...others], language);
  return texts.answered(where, posts, what, modules.length === 1 && others.length === 0);
}

/**
 * Returns what a bid lacks of one kind, in words without a capital: 'module A4 bij 5 posten'; for posts the number of
 * absent ones.
 */
export function missingText(
  { kind, posts }: { readonly kind: ScopeSubject; readonly posts: number },
  language: Language,
): string {
  return kind === 'posts' ? TEXTS[language].missing(posts) : subjectText({ kind, posts }, language);
}

/**
 * Returns the same for several kinds; modules that equally many posts lack are named together: 'A4, A5 en C1-C4 bij 4
 * posten'.
 */
export function missingInAllText(gaps: readonly LackingKind[], language: Language): string {
  return kindsInAll(gaps, language, missingText);
}

/**
 * Returns `notApplicableText` for several kinds; modules that equally many posts leave empty are named together: 'A1-A3
 * en C1-C4 bij 2 posten'.
 */
export function notApplicableInAllText(kinds: readonly LackingKind[], language: Language): string {
  return kindsInAll(kinds, language, ({ kind, posts }) =>
    notApplicableText({ subject: kind, posts }, language),
  );
}

function kindsInAll(
  gaps: readonly LackingKind[],
  language: Language,
  otherText: (gap: LackingKind, language: Language) => string,
): string {
  const modules = gaps.flatMap(({ kind, posts }) => {
    const module = moduleOfSubject(kind);
    return module ? [{ module, posts }] : [];
  });
  const others = gaps.filter(({ kind }) => !moduleOfSubject(kind));
  return [
    ...[...Map.groupBy(modules, ({ posts }) => posts)].map(([posts, of]) => {
      const named = of.map(({ module }) => module);
      return `${modulesText(named, language)} ${TEXTS[language].at(posts)}`;
    }),
    ...others.map((gap) => otherText(gap, language)),
  ].join('; ');
}

/** Returns what a bid leaves empty that another declares, in words without a capital; empty if nothing. */
export function besideOthersText(left: readonly LackingKind[], language: Language): string {
  return left.length > 0 ? TEXTS[language].besideOthers(missingInAllText(left, language)) : '';
}

/** Returns a kind of what a bid lacks, in words without a capital. */
export function gapKindText(kind: ScopeSubject, language: Language): string {
  return TEXTS[language].subject(kind);
}
