import type { ProductDetailAnswer, ProductRowAnswer } from '@milieuspoor/contract';
import { type CalculationItem, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { giveToBidder } from '../../testing/bids.ts';
import { drawFrom } from '../../testing/draw.ts';
import { randomItems } from '../../testing/random-items.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const PATH = '/api/v1/organization/alfa/products/';

let test: TestApp;
let token: string;
let project: string;
let items: CalculationItem[];
let calculation: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  project = await addProject(test, alfa);
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  items = drawn();
  calculation = await upload(items);
});
afterAll(() => test.close());

/** Draws items, of which some are equal to another one in all but post number, quantity and RAW code. */
function drawn(): CalculationItem[] {
  const draw = drawFrom(seed + 4000);
  const different = randomItems(draw, 40, SET_CODES).map(believable);
  const again = different
    .filter(() => draw.chance(4))
    .map((item, place) => ({
      ...item,
      ...{ postNumber: `h${place}`, quantity: item.quantity + 3, rawCode: `99.${place}` },
    }));
  return [...different, ...again];
}

/** Returns an item about which an upload asks nothing: it weighs little, and its ADPF is small beside its GWP. */
function believable(item: CalculationItem): CalculationItem {
  const times = (value: number | null, factor: number) => (value === null ? null : value * factor);
  const { primaryTon, secondaryTon, biobasedTon } = item.resources;
  const { ADPF, ...rows } = item.profiles.a1 ?? {};
  return {
    ...item,
    resources: {
      ...item.resources,
      primaryTon: times(primaryTon, 1e-4),
      secondaryTon: times(secondaryTon, 1e-4),
      biobasedTon: times(biobasedTon, 1e-4),
    },
    profiles: {
      ...item.profiles,
      a1: { ...rows, ...(ADPF ? { ADPF: ADPF.map((value) => times(value, 1e-5)) } : {}) },
    },
  };
}

async function upload(all: readonly CalculationItem[], type = 'design-baseline'): Promise<string> {
  const bytes = Buffer.from(await writeCalculation({ items: all, sets: SET_CODES }));
  const { status, body } = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project, calculation_type: type },
      file: { field: 'excel_file', name: 'proef.xlsx', bytes },
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as { uuid: string }).uuid;
}

interface TakenUp {
  readonly made: ProductRowAnswer[];
  readonly known: ProductRowAnswer[];
}

async function takeUp(of: string, posts: readonly string[]) {
  const { status, body } = await test.send('POST', `${PATH}from-calculation/`, {
    token,
    body: { calculation: of, posts },
  });
  return { status, body, taken: body as TakenUp };
}

const detailOf = async ({ uuid }: { readonly uuid: string }) =>
  (await test.send('GET', `${PATH}${uuid}/`, { token })).body as ProductDetailAnswer;

/** Returns the stored MKI of a post in a set for its whole quantity, euro. */
async function storedMki(post: string, set: SetCode): Promise<number> {
  const column = sql.identifier(`${set}_mki_eur`);
  const { mki } = await getRow<{ mki: readonly (number | null)[] }>(
    test.dependencies.database.queries,
    sql`SELECT ${column} AS mki FROM calculation_item
      WHERE calculation_id = ${calculation} AND post_number = ${post}`,
  );
  return mki.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Returns the declared cells of a profile, in one form. */
const cellsOf = (profile: Readonly<Record<string, readonly (number | null)[]>> | undefined) =>
  Object.entries(profile ?? {})
    .filter(([, values]) => values.some((value) => value !== null))
    .map(([code, values]) => `${code}: ${values.map((value) => value ?? '-').join(' ')}`)
    .sort();

describe('posts that are kept as products', () => {
  it(`say exactly what their calculation was built on, and cost what it cost (seed ${seed})`, async () => {
    const { status, taken } = await takeUp(
      calculation,
      items.map(({ postNumber }) => postNumber),
    );
    expect(status).toBe(200);
    expect(taken.known).toEqual([]);
    const seen: string[] = [];
    let undeclared = 0;
    for (const made of taken.made) {
      const product = await detailOf(made);
      const [use, other] = product.uses;
      expect(other).toBeUndefined();
      expect(use).toMatchObject({ calculation, project });
      const of = items.filter(({ postNumber }) => use?.posts.includes(postNumber));
      seen.push(...of.map(({ postNumber }) => postNumber));
      expect(product.raw_codes.toSorted()).toEqual(
        [...new Set(of.flatMap(({ rawCode }) => rawCode ?? []))].sort(),
      );
      for (const item of of) {
        expect([product.name, product.product_group, product.unit]).toEqual([
          ...[item.product, item.productGroup, item.unit],
        ]);
        expect(product.resources).toEqual(item.resources);
        for (const set of SET_CODES) {
          expect(cellsOf(product.profiles[set])).toEqual(cellsOf(item.profiles[set]));
          if (product.figures[set]?.undeclared.length) undeclared++;
          const perUnit = product.figures[set]?.mki ?? Number.NaN;
          const stored = await storedMki(item.postNumber, set);
          expect(Math.abs(perUnit * item.quantity - stored)).toBeLessThanOrEqual(
            1e-9 * Math.max(1, Math.abs(stored)),
          );
        }
      }
    }
    expect(seen.sort()).toEqual(items.map(({ postNumber }) => postNumber).sort());
    // Otherwise the draw holds no repetition, and nothing that could be taken for 0.
    expect(taken.made.length).toBeLessThan(items.length);
    expect(undeclared).toBeGreaterThan(3);
    expect(items.filter(({ profiles }) => !('MKI' in (profiles.a1 ?? {}))).length).toBeGreaterThan(3);
  });

  it('are not made again, from the same calculation or another one, which is told where it is used', async () => {
    const [first] = items;
    if (!first) throw new Error('Something was drawn');
    const again = await takeUp(calculation, [first.postNumber]);
    expect(again.taken.made).toEqual([]);
    expect(again.taken.known).toHaveLength(1);
    const other = await upload([{ ...first, postNumber: 'x' }], 'design-optimization');
    const { taken } = await takeUp(other, ['x']);
    expect(taken.made).toEqual([]);
    const [known] = taken.known;
    const uses = known ? (await detailOf(known)).uses : [];
    expect(uses.map((use) => use.calculation).sort()).toEqual([calculation, other].sort());
  });

  it('are refused where the file no longer gives what is stored, and none is kept', async () => {
    const { queries } = test.dependencies.database;
    const changed = await upload(
      [...items.slice(0, 2)].map((item) => ({ ...item, product: `Nieuw ${item.product}` })),
    );
    await queries.execute(sql`
      UPDATE calculation_item SET a2_mki_eur[1] = a2_mki_eur[1] + 1
      WHERE calculation_id = ${changed} AND post_number = '2'`);
    const before = await listRows(queries, sql`SELECT id FROM product`);
    expect((await takeUp(changed, ['1', '2'])).status).toBe(409);
    expect(await listRows(queries, sql`SELECT id FROM product`)).toHaveLength(before.length);
    expect((await takeUp(changed, ['1'])).status).toBe(200);
  });

  it('are chosen from a list of all posts, in the order of the file; that of a bid is refused', async () => {
    const list = (of: string) => test.send('GET', `${PATH}from-calculation/${of}/`, { token });
    const { body } = await list(calculation);
    expect((body as { results: object[] }).results).toEqual(
      items.map((item) => ({
        ...{ post_number: item.postNumber, product: item.product, product_group: item.productGroup },
        ...{ product_sub_group: item.productSubGroup, unit: item.unit, quantity: item.quantity },
        raw_code: item.rawCode,
      })),
    );
    const bid = await upload(items.slice(0, 1), 'design-optimization');
    await giveToBidder(test.dependencies.database.queries, bid);
    expect((await list(bid)).status).toBe(409);
  });

  it('are refused for a post that is not there, and for a bid', async () => {
    expect((await takeUp(calculation, ['1', 'geen'])).status).toBe(404);
    const bid = await upload(items.slice(0, 1), 'design-optimization');
    await giveToBidder(test.dependencies.database.queries, bid);
    const { status, body } = await takeUp(bid, ['1']);
    expect(status, JSON.stringify(body)).toBe(409);
  });
});
