import { expect, it } from 'vitest';
import { editDistance } from '../../names/edit-distance.ts';
import { productKey } from '../../names/product-key.ts';
import { unitKey } from '../../names/unit-key.ts';
import { knownProduct, soughtPost } from './example-product.fixture.ts';
import { fitUnit } from './fit-unit.ts';
import { createMatcher, postKey } from './match-products.ts';
import { nameDifference, nameForm } from './near-name.ts';
import type { KnownProduct, SoughtPost } from './product-match.ts';
import { rawCodeKey, sharedRawPrefix } from './raw-code.ts';

const ROUNDS = 400;
const MOST = 5;
const NAMES = [
  'Asfalt',
  'asfalt',
  'Asfalt AC 16',
  'Asfalt AC 22',
  'Beton C30',
  'Beton C35',
  'Betonband',
  'Zand',
];
const CODES = ['31.42.01', '31 42 01', '314207', '31.43.01', '22.05.01', '31'];
const UNITS = ['ton', 't', 'kg', 'm3', 'm2', 'st'];

/** Whole numbers below a limit, the same ones in every run (Lehmer generator, Park and Miller). */
function drawFrom(start: number): (limit: number) => number {
  let state = start;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** The product of a post as the sentences of the method say it, by looking at each product for each of them. */
function byHand(
  post: SoughtPost,
  known: readonly KnownProduct[],
  remembered: ReadonlyMap<string, string | null>,
) {
  const named = known.find(({ id }) => id === post.productId);
  if (named) return fits(post, named) ? `certain ${named.id} product-id` : `refused ${named.id}`;
  if (post.productId === null) {
    const answer = remembered.get(postKey(post));
    if (answer === null) return 'answered-none';
    const answered = known.find(({ id }) => id === answer);
    if (answered)
      return fits(post, answered) ? `certain ${answered.id} remembered` : `refused ${answered.id}`;
  }
  const code = rawCodeKey(post.rawCode ?? '');
  const hasCode = ({ product }: KnownProduct) =>
    code !== '' && product.rawCodes.some((each) => rawCodeKey(each) === code);
  const hasName = ({ product }: KnownProduct) => productKey(product.name) === productKey(post.product);
  const sameUnit = ({ product }: KnownProduct) => unitKey(product.unit) === unitKey(post.unit);
  const coded = known.filter(hasCode);
  const called = known.filter((each) => hasName(each) && sameUnit(each));
  const one = coded.length === 1 ? coded[0] : undefined;
  const other = called.length === 1 ? called[0] : undefined;
  const contradict = one && other && one.id !== other.id;
  const meant = one ?? other;
  if (meant && !contradict && post.productId === null && fits(post, meant))
    return `certain ${meant.id} ${meant === one ? 'raw-code' : 'name'}`;

  const shared = ({ product }: KnownProduct) =>
    code === '' ? 0 : Math.max(0, ...product.rawCodes.map((each) => sharedRawPrefix(code, each)));
  const begins = ({ product }: KnownProduct) =>
    [...nameForm(product.name).beginnings].some((beginning) =>
      nameForm(post.product).beginnings.has(beginning),
    );
  const differenceOf = ({ product }: KnownProduct) => differenceByHand(post.product, product.name);
  const difference = (each: KnownProduct) => (begins(each) ? differenceOf(each) : null);
  const rank = (each: KnownProduct) =>
    hasCode(each) ? 0 : hasName(each) ? 1 : shared(each) > 0 ? 2 : difference(each) !== null ? 3 : 4;
  const proposals = known
    .filter((each) => rank(each) < 4 && fits(post, each))
    .map((each) => [rank(each), -shared(each), differenceOf(each) ?? 1, each] as const)
    .sort(
      (left, right) =>
        left[0] - right[0] ||
        left[1] - right[1] ||
        left[2] - right[2] ||
        (left[3].product.name < right[3].product.name
          ? -1
          : left[3].product.name > right[3].product.name
            ? 1
            : 0) ||
        (left[3].id < right[3].id ? -1 : 1),
    )
    .slice(0, MOST);
  return `asked ${proposals.map(([, , , { id }]) => id).join()}`;
}

/** How much two names differ, as the sentence of the method says it: letter by letter and word by word. */
function differenceByHand(left: string, right: string): number | null {
  const [one, other] = [productKey(left), productKey(right)];
  if (one === other) return 0;
  const letters = editDistance(one, other) / Math.max(one.length, other.length);
  const [words, others] = [nameForm(left).words, nameForm(right).words];
  const common = [...words].filter((word) => others.has(word)).length;
  const shared = common / new Set([...words, ...others]).size;
  const isWithin = common > 0 && common === Math.min(words.size, others.size);
  return letters > 1 / 3 && shared < 1 / 2 && !isWithin ? null : Math.min(letters, 1 - shared);
}

function fits(post: SoughtPost, { product }: KnownProduct): boolean {
  return fitUnit(post.unit, product).kind === 'fits';
}

it('two names differ by their letters and words, and by more than a limit as nothing', () => {
  const draw = drawFrom(11);
  const letters = 'aab cde 12';
  const drawn = () => Array.from({ length: 1 + draw(14) }, () => letters[draw(letters.length)]).join('');
  let [near, other] = [0, 0];
  for (let round = 0; round < 20_000; round++) {
    const left = drawn();
    // Half of them differ in a few letters only.
    const right = draw(2) === 0 ? drawn() : left.replaceAll(letters[draw(letters.length)] ?? '', 'c');
    const most = draw(10) / 9;
    const byHand = differenceByHand(left, right);
    if (nameForm(left).words.size + nameForm(right).words.size === 0) continue;
    const found = nameDifference(nameForm(left), nameForm(right));
    expect(found, `${left} / ${right}`).toBe(byHand);
    const within = nameDifference(nameForm(left), nameForm(right), most);
    expect(within, `${left} / ${right} / ${most}`).toBe(byHand !== null && byHand <= most ? byHand : null);
    if (byHand === null) other++;
    else near++;
  }
  expect(Math.min(near, other)).toBeGreaterThan(1_000);
});

it('finds what a look at every product finds, whatever their order', () => {
  const draw = drawFrom(7);
  const pick = (from: readonly string[]) => from[draw(from.length)] ?? '';
  const seen = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const known = Array.from({ length: 1 + draw(14) }, (_, index) =>
      knownProduct(`p${index}`, {
        name: pick(NAMES),
        unit: pick(UNITS),
        rawCodes: Array.from({ length: draw(3) }, () => pick(CODES)),
        conversions: draw(2) === 0 ? [] : [{ unit: pick(UNITS), perUnit: 1 + draw(4) }],
      }),
    );
    const posts = Array.from({ length: 5 }, () =>
      soughtPost({
        product: pick(NAMES),
        unit: pick(UNITS),
        rawCode: draw(2) === 0 ? null : pick(CODES),
        productId: draw(6) === 0 ? `p${draw(12)}` : null,
      }),
    );
    const remembered = new Map(
      posts.flatMap((post) =>
        draw(8) === 0 ? [[postKey(post), draw(2) === 0 ? null : `p${draw(12)}`] as const] : [],
      ),
    );
    const said = (products: readonly KnownProduct[]) =>
      posts
        .map(createMatcher(products, remembered))
        .map((match) =>
          match.kind === 'certain'
            ? `certain ${match.id} ${match.by}`
            : match.kind === 'answered-none'
              ? match.kind
              : match.refused.some(({ by }) => by === 'product-id' || by === 'remembered')
                ? `refused ${match.refused[0]?.id}`
                : `asked ${match.proposals.map(({ id }) => id).join()}`,
        );
    const found = said(known);
    expect(found, `${round}`).toEqual(posts.map((post) => byHand(post, known, remembered)));
    expect(said(known.toReversed()), `${round}`).toEqual(found);
    for (const each of found) {
      const kind = each.replace(/ p\d.*?(?= |$)/, '');
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
  }
  // Every outcome occurs, or the draws would prove little.
  const kinds = [
    'certain product-id',
    'certain remembered',
    'certain raw-code',
    'certain name',
    'answered-none',
    'refused',
    'asked',
  ];
  for (const kind of kinds) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(5);
});
