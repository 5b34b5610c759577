import type {
  CalculationCheck,
  ProductInput,
  WorksheetAnswer,
  WorksheetBaselineAnswer,
  WorksheetSourceAnswer,
} from '@milieuspoor/contract';
import {
  type CalculationItem,
  declaredProfiles,
  RESOURCE_KEYS,
  SET_CODES,
  type WorkedOutWorksheet,
  type WorksheetRow,
  workOutWorksheet,
} from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { type Draw, drawFrom } from '../../testing/draw.ts';
import { randomItems } from '../../testing/random-items.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { RESOURCE_COLUMNS } from '../calculations/figures/calculation-columns.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Returns items about which an upload asks nothing, with awkward figures, cells of 'ND', credits and stated MKI. */
function drawn(draw: Draw, count: number): CalculationItem[] {
  const times = (value: number | null, factor: number) => (value === null ? null : value * factor);
  return randomItems(draw, count, SET_CODES).map((item) => {
    const awkward = 1 / (3 + draw.below(50));
    const { ADPF, ...rows } = item.profiles.a1 ?? {};
    const small = (row: readonly (number | null)[], factor: number) =>
      row.map((value) => times(value, factor));
    const of = (profile: Readonly<Record<string, readonly (number | null)[]>>) =>
      Object.fromEntries(Object.entries(profile).map(([code, row]) => [code, small(row, awkward)]));
    return {
      ...item,
      quantity: draw.chance(12) ? 0 : item.quantity * awkward * 7,
      resources: Object.fromEntries(
        RESOURCE_KEYS.map((key) => [
          key,
          draw.chance(9) ? null : times(item.resources[key], key.endsWith('Ton') ? 1e-5 * awkward : awkward),
        ]),
      ) as CalculationItem['resources'],
      profiles: {
        a1: { ...of(rows), ...(ADPF ? { ADPF: small(ADPF, awkward * 1e-5) } : {}) },
        a2: of(item.profiles.a2 ?? {}),
      },
    };
  });
}

async function send(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  const answer = await test.send(method, path, { token, ...(body ? { body } : {}) });
  expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
  return answer.body;
}

/** Uploads items by way of a check, with answers to what it asks. */
async function upload(project: string, items: readonly CalculationItem[]): Promise<string> {
  const bytes = Buffer.from(await writeCalculation({ items, sets: SET_CODES, withUnits: true }));
  const { status, body } = await test.send('POST', '/api/v1/project-calculation/check/', {
    token,
    form: {
      fields: { project, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: 'nul.xlsx', bytes },
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return store({ project, calculation_type: 'design-baseline', activate: 'true' }, body as CalculationCheck);
}

/** Keeps an item as a product in another unit, with what it says of it. */
async function addProduct(
  slug: string,
  item: CalculationItem,
  perUnit: number,
): Promise<{ uuid: string; revision: number }> {
  const contents: ProductInput = {
    ...{ name: `Nieuw ${item.product}`, product_group: item.productGroup, product_sub_group: null },
    ...{ unit: 'ton', conversions: [{ unit: item.unit, per_unit: perUnit }], raw_codes: [] },
    ...{ nmd_category: null, resources: { ...item.resources }, notes: '' },
    ...{ programme: '', number: '', publisher: '', valid_until: null },
    profiles: JSON.parse(JSON.stringify(declaredProfiles(item.profiles))),
  };
  return (await send('POST', `/api/v1/organization/${slug}/products/`, contents)) as {
    uuid: string;
    revision: number;
  };
}

/** Works out a worksheet as the page does: with what the server answers, by way of JSON. */
async function inTheBrowser(uuid: string, rows: readonly WorksheetRow[]): Promise<WorkedOutWorksheet> {
  const { sources } = (await send('POST', `/api/v1/worksheet/${uuid}/sources/`, {
    rows: rows.map(({ source, unit }) => ({ source, unit })),
  })) as { sources: WorksheetSourceAnswer[] };
  const { against } = (await send('GET', `/api/v1/worksheet/${uuid}/baseline/`)) as {
    against: WorksheetBaselineAnswer | null;
  };
  return workOutWorksheet({
    rows,
    sources: new Map(sources.map(({ key, figures }) => [key, figures])),
    baseline: against?.baseline ?? null,
  });
}

/** Edits rows as somebody might: quantities, products, work that is left out, work that is added. */
function edited(
  draw: Draw,
  rows: readonly WorksheetRow[],
  product: { readonly uuid: string; readonly revision: number },
  unit: string,
): WorksheetRow[] {
  const source = { kind: 'product', product: product.uuid, version: product.revision } as const;
  const changed = rows.map((row): WorksheetRow => {
    if (draw.chance(6)) return { ...row, leftOut: true };
    if (draw.chance(5) && row.unit === unit) return { ...row, source, product: 'Nieuw' };
    if (draw.chance(3)) return { ...row, quantity: draw.below(1000) / 7 };
    return row;
  });
  const [first] = rows;
  if (!first) return changed;
  const added = { ...first, key: 'erbij', postNumber: 'erbij', origin: null, source, unit, quantity: 2 / 3 };
  return [...changed, added, { ...added, key: 'ton', postNumber: 'ton', unit: 'kg', quantity: 1234.5 }];
}

/** Stores what was checked, as the check panel does: with answers to what is asked. */
async function store(place: Record<string, string>, check: CalculationCheck): Promise<string> {
  const answers = check.questions.map(({ id, choices }) => [id, choices[0]?.value]);
  const { status, body } = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: {
        ...place,
        answers: JSON.stringify(Object.fromEntries(answers)),
        ...{ upload_key: check.upload_key, sha256: check.sha256 },
      },
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as { uuid: string }).uuid;
}

describe.each([seed, seed + 1, seed + 2, seed + 3])('a random worksheet (seed %d)', (drawnBy) => {
  it('comes to what its stored calculation has, to the last digit, in each post and in all', async () => {
    const draw = drawFrom(drawnBy + 7000);
    // An upload asks about a post that is far above the median of its product in the organisation.
    const slug = `alfa${drawnBy}`;
    const organisation = await addOrganisation(test, slug);
    ({ token } = await addUser(test, { username: `lid${drawnBy}`, organisationIds: [organisation] }));
    const project = await addProject(test, organisation);
    const items = drawn(draw, 60);
    const source = await upload(project, items);
    const made = (await send('POST', '/api/v1/worksheet/', {
      ...{ project, calculation_type: 'design-optimization', name: 'Meer hergebruik', source },
    })) as WorksheetAnswer;
    expect(made.rows.map(({ postNumber }) => postNumber)).toEqual(items.map(({ postNumber }) => postNumber));
    const untouched = await inTheBrowser(made.uuid, made.rows);
    expect(untouched.withoutFigures).toEqual([]);
    expect(untouched.change?.mki.comparison?.amount).toBe(0);

    const [of] = drawn(draw, 1);
    if (!of) throw new Error('Something was drawn');
    const product = await addProduct(slug, of, 1 + draw.below(900) / 7);
    const rows = edited(draw, made.rows, product, of.unit);
    const kept = (await send('PATCH', `/api/v1/worksheet/${made.uuid}/`, {
      rows,
      revision: made.revision,
    })) as {
      revision: number;
    };
    const worked = await inTheBrowser(made.uuid, rows);
    expect(worked.withoutFigures).toEqual([]);
    expect(worked.sets).toEqual([...SET_CODES]);

    const check = (await send('POST', `/api/v1/worksheet/${made.uuid}/check/`, {
      revision: kept.revision,
    })) as CalculationCheck;
    expect(check.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const stored = await store({ project, calculation_type: 'design-optimization' }, check);
    await expectAsWorkedOut(stored, worked);
  });
});

/** Nothing is stored of a post that declares nothing, because no work was done. */
const anyOf = (declared: readonly (number | null)[] = []) =>
  declared.some((bits) => bits !== null) ? declared : null;

async function expectAsWorkedOut(calculation: string, worked: WorkedOutWorksheet): Promise<void> {
  const { queries } = test.dependencies.database;
  const resources = sql.join(
    RESOURCE_KEYS.map((key) => sql`${sql.identifier(RESOURCE_COLUMNS[key])} AS ${sql.identifier(key)}`),
    sql`, `,
  );
  const posts = await listRows(
    queries,
    sql`
      SELECT post_number, quantity, a1_mki_eur, a1_co2_kg, a2_mki_eur, a2_co2_kg, a1_declared, ${resources}
      FROM calculation_item WHERE calculation_id = ${calculation} ORDER BY position`,
  );
  const counted = worked.rows.flatMap(({ valued }) => valued ?? []);
  // By way of JSON, which knows no -0.
  expect(JSON.parse(JSON.stringify(posts))).toEqual(
    JSON.parse(
      JSON.stringify(
        counted.map(({ item, impacts, resources: amounts }) => ({
          ...{ post_number: item.postNumber, quantity: item.quantity },
          ...{ a1_mki_eur: impacts.a1?.mkiEur, a1_co2_kg: impacts.a1?.co2Kg ?? null },
          ...{ a2_mki_eur: impacts.a2?.mkiEur, a2_co2_kg: impacts.a2?.co2Kg ?? null },
          ...{ a1_declared: anyOf(impacts.a1?.declared), ...amounts },
        })),
      ),
    ),
  );
  const whole = await getRow(
    queries,
    sql`
      SELECT a1_mki_eur, a1_co2_kg, a2_mki_eur, a2_co2_kg, a1_items_undeclared, a2_items_without_co2, ${resources}
      FROM calculation_total WHERE calculation_id = ${calculation} AND level = 'calculation'`,
  );
  const { a1, a2 } = worked.whole.sets;
  expect(JSON.parse(JSON.stringify(whole))).toEqual(
    JSON.parse(
      JSON.stringify({
        ...{ a1_mki_eur: a1?.mkiEur, a1_co2_kg: a1?.co2Kg, a2_mki_eur: a2?.mkiEur, a2_co2_kg: a2?.co2Kg },
        ...{ a1_items_undeclared: a1?.itemsUndeclared, a2_items_without_co2: a2?.itemsWithoutCo2 },
        ...worked.whole.resources,
      }),
    ),
  );
}
