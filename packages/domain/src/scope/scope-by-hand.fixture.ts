import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';

/**
 * Computes which work two calculations have in common and what either leaves empty, the slow way: it asks every post
 * separately, straight from the words of docs/method/scope.md. It shares no code with the comparison in the product,
 * and the tests measure that by it.
 */

const SIDES = ['baseline', 'optimization'] as const;
export type HandSide = (typeof SIDES)[number];
type OfSides<Each> = Readonly<Record<HandSide, Each>>;

/** A post; its figures are for its whole quantity. */
export interface HandPost {
  readonly place: number;
  readonly number: string;
  readonly code: string | null;
  readonly group: string;
  readonly subGroup: string;
  readonly product: string;
  readonly unit: string;
  readonly quantity: number;
  readonly mki: readonly (number | null)[];
  readonly co2: readonly (number | null)[] | null;
  /** what the MKI of a module consists of: core indicators that weigh, an MKI row, or null if unknown */
  readonly behind: readonly (ReadonlySet<string> | 'row' | null)[];
}

export interface HandAnswer {
  /** `module:A4`, `indicators`, `bare` or `posts` */
  readonly subject: string;
  readonly meaning: 'not-applicable' | 'not-calculated';
  readonly places: readonly number[];
}

interface HandFinding {
  readonly side: HandSide;
  readonly kind: 'module' | 'indicators' | 'bare';
  readonly module: number;
  readonly post: HandPost;
  readonly mki: boolean;
  readonly co2: boolean;
  readonly weightEur: number;
  readonly weightKg: number;
  readonly indicators: readonly string[];
}

interface HandLack {
  readonly posts: number;
  readonly modules: readonly number[];
  /** posts in each module that lack something there and state some of it, including only the MKI */
  readonly partly: readonly number[];
}

export interface HandNode {
  readonly side: HandSide;
  readonly path: readonly string[];
  readonly mki: HandLack;
  readonly co2: HandLack;
  readonly unworked: number;
  /** posts of the MKI that lack something on their own side */
  readonly gaps: number;
}

interface HandMatch {
  readonly before: HandPost;
  readonly after: HandPost;
  readonly by: 'post-number' | 'raw-code' | 'product';
}

const plain = (text: string) => text.trim().toLowerCase().split(/\s+/).join(' ');
const alike = (left: string, right: string) => plain(left) === plain(right);

const sameNumber = (left: HandPost, right: HandPost) =>
  plain(left.number) !== '' && alike(left.number, right.number);
const sameCode = (left: HandPost, right: HandPost) =>
  plain(left.code ?? '') !== '' && alike(left.code ?? '', right.code ?? '');
const sameGroup = (left: HandPost, right: HandPost) => alike(left.group, right.group);
const SPELLINGS_OF_UNITS = [
  ['m2', 'm²'],
  ['m3', 'm³', 'kuub'],
  ['ton', 't'],
  ['st', 'stuk', 'piece'],
];
export const unitByHand = (unit: string) =>
  SPELLINGS_OF_UNITS.find((spellings) => spellings.includes(plain(unit)))?.[0] ?? plain(unit);
const sameUnit = (left: HandPost, right: HandPost) => unitByHand(left.unit) === unitByHand(right.unit);
const sameProduct = (left: HandPost, right: HandPost) =>
  sameGroup(left, right) &&
  alike(left.subGroup, right.subGroup) &&
  alike(left.product, right.product) &&
  sameUnit(left, right);

/** What makes two posts the same one, the most reliable first. */
const RULES: readonly [HandMatch['by'], (left: HandPost, right: HandPost) => boolean][] = [
  ['post-number', (left, right) => sameNumber(left, right) && sameProduct(left, right)],
  ['raw-code', (left, right) => sameCode(left, right) && sameProduct(left, right)],
  ['post-number', (left, right) => sameNumber(left, right) && sameCode(left, right)],
  ['raw-code', sameCode],
  ['product', sameProduct],
  ['post-number', (left, right) => sameNumber(left, right) && sameGroup(left, right)],
  ['post-number', (left, right) => sameNumber(left, right) && sameUnit(left, right)],
];

interface HandScope {
  readonly matches: readonly HandMatch[];
  readonly missing: readonly HandPost[];
  readonly added: readonly HandPost[];
  readonly findings: readonly HandFinding[];
}

export function scopeByHand(all: OfSides<readonly HandPost[]>): HandScope {
  const done = {
    baseline: all.baseline.filter(({ quantity }) => quantity > 0),
    optimization: all.optimization.filter(({ quantity }) => quantity > 0),
  };
  const matches: HandMatch[] = [];
  const isFree = (post: HandPost) => !matches.some(({ before, after }) => before === post || after === post);
  for (const [by, isOne] of RULES)
    for (const before of done.baseline.filter(isFree)) {
      const after = done.optimization.find((other) => isFree(other) && isOne(before, other));
      if (after) matches.push({ before, after, by });
    }
  const free = {
    baseline: done.baseline.filter(isFree),
    optimization: done.optimization.filter(isFree),
  };
  const findings = SIDES.flatMap((side) =>
    done[side].flatMap((post) => findingsOf(side, post, { done, free, matches })),
  );
  return { matches, missing: free.baseline, added: free.optimization, findings };
}

interface Compared {
  readonly done: OfSides<readonly HandPost[]>;
  readonly free: OfSides<readonly HandPost[]>;
  readonly matches: readonly HandMatch[];
}

/** The posts that a post is compared with in a module, and its share of their figures. */
interface Held {
  readonly posts: readonly HandPost[];
  readonly weighed: readonly HandPost[];
  readonly share: number;
}

const states = (module: number) => (post: HandPost) => typeof post.mki[module] === 'number';

function heldAgainst(
  side: HandSide,
  post: HandPost,
  module: number,
  { done, free, matches }: Compared,
): Held[] {
  const other = side === 'baseline' ? 'optimization' : 'baseline';
  const inGroup = (posts: readonly HandPost[]) => posts.filter((each) => sameGroup(each, post));
  const isAlone = (posts: readonly HandPost[]) => (each: HandPost) =>
    !posts.some((one) => sameGroup(one, each));
  if (free[side].includes(post)) {
    const theirs = inGroup(done[other]);
    const own = theirs.length > 0 ? inGroup(free[side]) : free[side].filter(isAlone(done[other]));
    const instead = theirs.length > 0 ? inGroup(free[other]) : free[other].filter(isAlone(done[side]));
    const posts = theirs.length > 0 ? theirs : instead;
    const weighed = instead.some(states(module)) ? instead : posts;
    const held = [{ posts, weighed, share: 1 / own.length }];
    // Work that the side no longer has may be this one in a group of another name.
    const isDwindled = ({ before, after }: HandMatch) => {
      const [here, there] = side === 'baseline' ? [before, after] : [after, before];
      return sameUnit(here, there) && here.quantity * 2 < there.quantity;
    };
    const dwindled = matches
      .filter(isDwindled)
      .map(({ before, after }) => (side === 'baseline' ? after : before));
    const isOfOthers = isAlone(done[side]);
    const [moved, among] =
      theirs.length > 0
        ? [free[other].filter(isOfOthers), free[side].filter((each) => !isAlone(done[other])(each)).length]
        : [[...free[other].filter((each) => !isOfOthers(each)), ...dwindled], own.length];
    if (posts.some(states(module)) || !moved.some(states(module))) return held;
    return [...held, { posts: moved, weighed: moved, share: 1 / among }];
  }
  const match = matches.find(({ before, after }) => before === post || after === post);
  const counterpart = match && (side === 'baseline' ? match.after : match.before);
  const held = counterpart ? [{ posts: [counterpart], weighed: [counterpart], share: 1 }] : [];
  const [mine, gone] = [inGroup(done[side]), inGroup(free[other])];
  const isReplaced = inGroup(free[side]).length > 0;
  if (isReplaced || mine.some(states(module)) || !gone.some(states(module))) return held;
  return [...held, { posts: gone, weighed: gone, share: 1 / mine.length }];
}

function findingsOf(side: HandSide, post: HandPost, compared: Compared): HandFinding[] {
  return LIFE_CYCLE_MODULES.flatMap((_, module): HandFinding[] => {
    const held = heldAgainst(side, post, module, compared);
    const posts = held.flatMap((each) => each.posts);
    const ownMki = post.mki[module] ?? null;
    const stating = posts.filter(states(module));
    const co2 =
      post.co2 !== null &&
      (post.co2[module] ?? null) === null &&
      posts.some((each) => typeof each.co2?.[module] === 'number');
    const known = stating.map((each) => each.behind[module]).filter((each) => each instanceof Set);
    const behind = post.behind[module] ?? null;
    const indicators =
      ownMki !== null && behind instanceof Set
        ? [...new Set(known.flatMap((each) => [...each]))].filter((code) => !behind.has(code))
        : [];
    const weigh = (row: (of: HandPost) => number | null | undefined) =>
      held.reduce(
        (sum, { weighed, share }) =>
          sum + share * weighed.reduce((total, each) => total + Math.abs(row(each) ?? 0), 0),
        0,
      );
    const rest = {
      ...{ side, module, post, co2 },
      weightEur: weigh((each) => each.mki[module]),
      weightKg: weigh((each) => each.co2?.[module]),
    };
    if (ownMki === null && stating.length > 0)
      return [{ ...rest, kind: 'module', mki: true, indicators: [] }];
    if (behind === 'row' && known.length > 0) return [{ ...rest, kind: 'bare', mki: true, indicators: [] }];
    if (indicators.length > 0) return [{ ...rest, kind: 'indicators', mki: true, indicators }];
    return co2 ? [{ ...rest, kind: 'indicators', mki: false, indicators: [] }] : [];
  });
}

const pathOf = ({ group, subGroup, product }: HandPost) => [group, subGroup, product];
const standsIn = (path: readonly string[]) => (post: HandPost) =>
  path.every((name, depth) => name === pathOf(post)[depth]);
const sumOf = (row: readonly (number | null)[]) => row.reduce<number>((sum, each) => sum + (each ?? 0), 0);

export interface HandStanding {
  /** what each side lacks at each of its nodes, without the nodes that lack nothing */
  readonly nodes: readonly HandNode[];
  readonly unexplained: OfSides<number>;
  /** posts of both sides that lack something only in CO2 */
  readonly co2Unexplained: number;
  /** a post that is on both sides counts once */
  readonly explained: Readonly<Record<'mki' | 'co2', number>>;
  readonly missingUnexplained: number;
  /** posts without an answer about one of the things that they lack, or about their absence */
  readonly unanswered: number;
}

/** Returns what follows from the findings and from the answers: the nodes without a conclusion. */
export function standingByHand(
  all: OfSides<readonly HandPost[]>,
  scope: HandScope,
  answers: OfSides<readonly HandAnswer[]>,
): HandStanding {
  const said = (side: HandSide, subject: string, place: number) =>
    answers[side].findLast((answer) => answer.subject === subject && answer.places.includes(place))?.meaning;
  const open = scope.findings.filter(({ side, kind, module, post }) => {
    const subject = kind === 'module' ? `module:${LIFE_CYCLE_MODULES[module]}` : kind;
    return said(side, subject, post.place) !== 'not-applicable';
  });
  const unworked = {
    baseline: scope.missing.filter(({ place }) => said('optimization', 'posts', place) === 'not-calculated'),
    optimization: scope.added.filter(({ place }) => said('baseline', 'posts', place) === 'not-calculated'),
  };
  const nodes = SIDES.flatMap((side) =>
    nodesOf(all[side]).flatMap((path): HandNode[] => {
      const here = open.filter((each) => each.side === side && standsIn(path)(each.post));
      const without = unworked[side].filter(standsIn(path));
      if (here.length === 0 && without.length === 0) return [];
      const theirs = all[side === 'baseline' ? 'optimization' : 'baseline'].filter(standsIn(path));
      const isNote = weighsLittle(here, theirs);
      const lack = (quantity: 'mki' | 'co2'): HandLack => {
        const lacking = here.filter((each) => each[quantity]);
        return {
          posts: new Set([...(isNote ? [] : lacking.map(({ post }) => post)), ...without]).size,
          modules: LIFE_CYCLE_MODULES.map(
            (_, module) => lacking.filter((each) => each.module === module).length + without.length,
          ),
          partly: LIFE_CYCLE_MODULES.map(
            (_, module) => lacking.filter((each) => each.module === module && each.kind !== 'module').length,
          ),
        };
      };
      const gaps = isNote ? 0 : new Set(here.filter(({ mki }) => mki).map(({ post }) => post)).size;
      return [{ side, path, mki: lack('mki'), co2: lack('co2'), gaps, unworked: without.length }];
    }),
  );
  const unexplained = (side: HandSide) =>
    new Set(open.filter((each) => each.side === side && each.mki).map(({ post }) => post)).size;
  const isExplained = (side: HandSide, { place }: HandPost, quantity: 'mki' | 'co2') =>
    scope.findings.some(
      (each) => each.side === side && each.post.place === place && each[quantity] && !open.includes(each),
    );
  /** Counts every post of the baseline, and every one of the optimisation that is not its match. */
  const explained = (quantity: 'mki' | 'co2') => {
    const matchOf = (post: HandPost) =>
      scope.matches.find(({ before }) => before.place === post.place)?.after;
    const added = all.optimization.filter(
      ({ place }) => !scope.matches.some(({ after }) => after.place === place),
    );
    const ofBaseline = all.baseline.filter((post) => {
      const after = matchOf(post);
      return (
        isExplained('baseline', post, quantity) ||
        (after !== undefined && isExplained('optimization', after, quantity))
      );
    });
    return ofBaseline.length + added.filter((post) => isExplained('optimization', post, quantity)).length;
  };
  const hasNoWord = (side: HandSide, { place }: HandPost) =>
    scope.findings.some((each) => {
      const subject = each.kind === 'module' ? `module:${LIFE_CYCLE_MODULES[each.module]}` : each.kind;
      return each.side === side && each.post.place === place && said(side, subject, place) === undefined;
    });
  const unanswered = [
    ...SIDES.flatMap((side) => all[side].filter((post) => hasNoWord(side, post))),
    ...scope.missing.filter(({ place }) => said('optimization', 'posts', place) === undefined),
  ];
  const lacksCo2Alone = (side: HandSide) =>
    all[side].filter(({ place }) => {
      const here = open.filter((each) => each.side === side && each.post.place === place);
      return here.some(({ co2 }) => co2) && !here.some(({ mki }) => mki);
    }).length;
  return {
    nodes,
    unexplained: { baseline: unexplained('baseline'), optimization: unexplained('optimization') },
    co2Unexplained: lacksCo2Alone('baseline') + lacksCo2Alone('optimization'),
    explained: { mki: explained('mki'), co2: explained('co2') },
    missingUnexplained: scope.missing.filter(
      ({ place }) => said('optimization', 'posts', place) !== 'not-applicable',
    ).length,
    unanswered: unanswered.length,
  };
}

/**
 * Tells whether findings weigh under one part in a hundred of the total of the other side, in euro and in kg; no part
 * of nothing is small.
 */
function weighsLittle(findings: readonly HandFinding[], theirs: readonly HandPost[]): boolean {
  const [eur, kg] = [
    sumOf(findings.map((each) => each.weightEur)),
    sumOf(findings.map((each) => each.weightKg)),
  ];
  const wholeEur = sumOf(theirs.map(({ mki }) => sumOf(mki)));
  const wholeKg = sumOf(theirs.map(({ co2 }) => sumOf(co2 ?? [])));
  return wholeEur > 0 && eur * 100 < wholeEur && (kg === 0 || (wholeKg > 0 && kg * 100 < wholeKg));
}

/** Returns every node that contains a post, from the whole down to its product. */
function nodesOf(posts: readonly HandPost[]): string[][] {
  const paths = posts.flatMap((post) => [0, 1, 2, 3].map((depth) => pathOf(post).slice(0, depth)));
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
}

export interface HandShortfall {
  readonly kind: string;
  readonly posts: number;
  readonly unvalued: number;
  readonly weightEur: number;
  readonly filledEur: number;
  readonly besidePostsEur: number;
}

/**
 * Returns what the optimisation lacks by kind without an explanation, and what the baseline's values would add in its
 * place.
 */
export function shortfallsByHand(
  all: OfSides<readonly HandPost[]>,
  { matches, missing, added, findings }: HandScope,
  answers: OfSides<readonly HandAnswer[]>,
): { readonly shortfalls: readonly HandShortfall[]; readonly undeclared: readonly number[] } {
  const isExplained = (subject: string, { place }: HandPost) =>
    answers.optimization.findLast((each) => each.subject === subject && each.places.includes(place))
      ?.meaning === 'not-applicable';
  const mine = all.optimization.filter(({ quantity }) => quantity > 0);
  const theirs = all.baseline.filter(({ quantity }) => quantity > 0);
  const inGroupOf = (post: HandPost) => (each: HandPost) => sameGroup(each, post);

  /**
   * Returns each figure of the baseline that represents a post in a module, the post's share of it, and whether it
   * belongs to a missing post.
   */
  function figuresFor(post: HandPost, module: number) {
    const isNew = added.includes(post);
    let [gone, bearers] = [missing.filter(inGroupOf(post)), added.filter(inGroupOf(post))];
    if (isNew && !theirs.some(inGroupOf(post))) {
      gone = missing.filter((each) => !mine.some(inGroupOf(each)));
      bearers = added.filter((each) => !theirs.some(inGroupOf(each)));
    }
    if (!isNew) {
      const mates = mine.filter(inGroupOf(post));
      if (bearers.length > 0 || mates.some(states(module))) gone = [];
      bearers = mates;
    }
    const same = matches.filter(({ after }) => after === post).map(({ before }) => before);
    return [
      ...same.map((each) => ({ eur: each.mki[module], lacking: false })),
      ...gone.map((each) => ({
        eur: typeof each.mki[module] === 'number' ? each.mki[module] / bearers.length : null,
        lacking: !isExplained('posts', each),
      })),
    ].flatMap(({ eur, lacking }) => (typeof eur === 'number' ? { eur, lacking } : []));
  }

  const kindOf = ({ kind, module }: HandFinding) =>
    kind === 'module' ? `module:${LIFE_CYCLE_MODULES[module]}` : kind;
  const open = findings.filter(
    (each) => each.side === 'optimization' && !isExplained(kindOf(each), each.post),
  );
  const rise = ({ post, module, kind }: HandFinding, figures: readonly { readonly eur: number }[]) => {
    const value = figures.reduce((sum, { eur }) => sum + eur, 0);
    if (kind === 'module') return value;
    return figures.length > 0 ? Math.max(0, value - (post.mki[module] ?? 0)) : 0;
  };
  const lacking = missing.filter((each) => !isExplained('posts', each));
  const matchOf = (post: HandPost) => matches.find(({ after }) => after === post)?.before;
  const withoutCo2 = mine.filter((post) => {
    const asked = added.includes(post) ? theirs : [matchOf(post)];
    return (
      post.co2 === null &&
      !isExplained('indicators', post) &&
      !findings.some(({ kind, post: bare }) => kind === 'bare' && bare === post) &&
      asked.some((each) => each && each.co2 !== null)
    );
  });
  const kinds = new Set([...open.map(kindOf), ...(withoutCo2.length > 0 ? ['indicators'] : [])]);
  const shortfalls = [...kinds].map((kind): HandShortfall => {
    const all = open.filter((each) => kindOf(each) === kind);
    const own = all.filter(({ mki }) => mki);
    const figures = own.map((each) => figuresFor(each.post, each.module));
    const risen = (keep: (figure: { readonly lacking: boolean }) => boolean) =>
      sumOf(own.map((each, place) => rise(each, (figures[place] ?? []).filter(keep))));
    return {
      kind,
      posts: new Set([...all.map(({ post }) => post), ...(kind === 'indicators' ? withoutCo2 : [])]).size,
      unvalued: new Set(own.filter((_, place) => figures[place]?.length === 0).map(({ post }) => post)).size,
      weightEur: sumOf(own.map(({ weightEur }) => weightEur)),
      filledEur: risen(() => true),
      besidePostsEur: risen((figure) => !figure.lacking),
    };
  });
  const posts: HandShortfall = {
    ...{ kind: 'posts', posts: lacking.length, unvalued: 0 },
    weightEur: sumOf(lacking.map(({ mki }) => sumOf(mki.map((eur) => Math.abs(eur ?? 0))))),
    filledEur: sumOf(lacking.map(({ mki }) => sumOf(mki))),
    besidePostsEur: sumOf(lacking.map(({ mki }) => sumOf(mki))),
  };
  return {
    shortfalls: lacking.length > 0 ? [...shortfalls, posts] : shortfalls,
    undeclared: LIFE_CYCLE_MODULES.map(
      (name, module) =>
        mine.filter(
          (post) =>
            !states(module)(post) &&
            !isExplained(`module:${name}`, post) &&
            !findings.some(
              (each) =>
                each.side === 'optimization' &&
                each.kind === 'module' &&
                each.post === post &&
                each.module === module,
            ),
        ).length,
    ),
  };
}
