import { createHash, randomUUID } from 'node:crypto';
import type {
  CalculationCheck,
  ProductDetailAnswer,
  WorksheetAnswer,
  WorksheetBaselineAnswer,
  WorksheetSourceAnswer,
} from '@milieuspoor/contract';
import type { WorksheetRow } from '@milieuspoor/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { giveToBidder } from '../../testing/bids.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { PRODUCT_INPUT } from '../../testing/spare-product.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

const PEOPLE = ['member', 'colleague', 'outsider', 'staff'] as const;
type Person = (typeof PEOPLE)[number];
const PATH = '/api/v1/worksheet/';

let test: TestApp;
let alfa: string;
let project: string;
let source: string;
const tokens = new Map<Person, string>();

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  for (const username of PEOPLE) {
    const organisationIds = username === 'staff' ? [] : [username === 'outsider' ? beta : alfa];
    const { token } = await addUser(test, { username, organisationIds, isStaff: username === 'staff' });
    tokens.set(username, token);
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  project = await addProject(test, alfa);
  source = await upload();
});

async function ask(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  by: Person = 'member',
) {
  return test.send(method, path, { token: tokens.get(by) ?? '', ...(body ? { body } : {}) });
}

/** Uploads two posts: 2 m3 at €5 and 3 m3 at €7. */
async function upload(type = 'design-baseline'): Promise<string> {
  const bytes = await exampleWorkbook([
    { postNumber: '1', quantity: 2, mkiEurPerUnit: 5 },
    { postNumber: '2', quantity: 3, mkiEurPerUnit: 7 },
  ]);
  const { status, body } = await test.send('POST', '/api/v1/project-calculation/', {
    token: tokens.get('member') ?? '',
    form: {
      fields: { project, calculation_type: type, activate: 'true' },
      file: { field: 'excel_file', name: 'Nul.xlsx', bytes },
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as { uuid: string }).uuid;
}

async function make(more: object = {}): Promise<WorksheetAnswer> {
  const { status, body } = await ask('POST', PATH, {
    ...{ project, calculation_type: 'design-optimization', name: 'Meer hergebruik', source, ...more },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as WorksheetAnswer;
}

async function addProduct(more: object = {}): Promise<ProductDetailAnswer> {
  const { body } = await ask('POST', '/api/v1/organization/alfa/products/', {
    ...{ ...PRODUCT_INPUT, unit: 'ton', conversions: [], ...more },
  });
  return body as ProductDetailAnswer;
}

async function check({ uuid, revision }: { uuid: string; revision: number }): Promise<CalculationCheck> {
  const { status, body } = await ask('POST', `${PATH}${uuid}/check/`, { revision });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as CalculationCheck;
}

async function store({ upload_key, sha256, questions }: CalculationCheck) {
  const answers = Object.fromEntries(questions.map(({ id, choices }) => [id, choices[0]?.value]));
  return test.send('POST', '/api/v1/project-calculation/', {
    token: tokens.get('member') ?? '',
    form: {
      fields: {
        ...{ project, calculation_type: 'design-optimization', upload_key, sha256 },
        answers: JSON.stringify(answers),
      },
    },
  });
}

const withRows = async (worksheet: WorksheetAnswer, rows: readonly WorksheetRow[]) => {
  const { status, body } = await ask('PATCH', `${PATH}${worksheet.uuid}/`, {
    ...{ rows, revision: worksheet.revision },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { uuid: string; revision: number };
};

describe('a worksheet', () => {
  it('begins with the posts of its source, and is kept for its maker alone', async () => {
    const made = await make();
    expect(made.rows).toMatchObject([
      { postNumber: '1', quantity: 2, origin: '1', leftOut: false },
      { postNumber: '2', source: { kind: 'item', calculation: source, postNumber: '2' } },
    ]);
    expect(made.source).toMatchObject({ uuid: source, calculation_type: 'design-baseline' });
    const listed = (by: Person) => ask('GET', `${PATH}?project__uuid=${project}`, undefined, by);
    expect((await listed('member')).body).toMatchObject({ results: [{ uuid: made.uuid, row_count: 2 }] });
    expect((await listed('colleague')).body).toMatchObject({ count: 0 });
    expect((await listed('outsider')).status).toBe(404);
    for (const by of ['colleague', 'outsider', 'staff'] as const) {
      const at = `${PATH}${made.uuid}/`;
      expect((await ask('GET', at, undefined, by)).status).toBe(404);
      expect((await ask('PATCH', at, { name: 'Van mij' }, by)).status).toBe(404);
      expect((await ask('POST', `${at}sources/`, {}, by)).status).toBe(404);
      expect((await ask('GET', `${at}baseline/`, undefined, by)).status).toBe(404);
      expect((await ask('POST', `${at}check/`, { revision: 1 }, by)).status).toBe(404);
      expect((await ask('DELETE', at, undefined, by)).status).toBe(404);
    }
    expect((await ask('DELETE', `${PATH}${made.uuid}/`)).status).toBe(204);
    expect((await ask('GET', `${PATH}${made.uuid}/`)).status).toBe(404);
  });

  it('gets another name, and another type as far as the project takes it now', async () => {
    const made = await make();
    const at = `${PATH}${made.uuid}/`;
    const changed = await ask('PATCH', at, { name: 'Anders', calculation_type: 'design-baseline' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Anders', revision: 2 } });
    expect((await ask('GET', at)).body).toMatchObject({
      ...{ calculation_type: 'design-baseline', name: 'Anders', rows: made.rows },
    });
    // As-built calculations are taken once the design is complete.
    const early = await ask('PATCH', at, { calculation_type: 'as-built-optimization', name: 'Te vroeg' });
    expect(early.status).toBe(409);
    expect((await ask('GET', at)).body).toMatchObject({ name: 'Anders', revision: 2 });
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Design_Phase_Complete', design_phase_complete_date = '2026-03-02' WHERE id = ${project}`);
    expect((await ask('PATCH', at, { calculation_type: 'as-built-optimization' })).status).toBe(200);
    // Its phase is closed; what it is already, it stays.
    expect((await ask('PATCH', at, { calculation_type: 'design-baseline' })).status).toBe(409);
    expect((await ask('PATCH', at, { name: 'Weer anders' })).status).toBe(200);
  });

  it('is not begun where it is not clear which post is replaced', async () => {
    const none = { kind: 'none' } as const;
    const begin = (replacements: object[]) =>
      ask('POST', PATH, {
        ...{ project, calculation_type: 'design-optimization', name: 'V', source, replacements },
      });
    expect((await begin([{ post_number: '9', source: none }])).status).toBe(400);
    const twice = { post_number: '2', source: none };
    expect((await begin([twice, twice])).status).toBe(400);
    expect((await begin([twice])).status).toBe(201);
  });

  it('names the other calculation that a profile is taken from, on the screen and in the history', async () => {
    const other = await addProject(test, alfa, { name: 'Stationsplein' });
    const [here, there] = [project, other];
    project = there;
    const known = await upload('design-optimization');
    project = here;
    const made = await make({
      replacements: [{ post_number: '2', source: { kind: 'item', calculation: known, postNumber: '1' } }],
    });
    const { body } = await ask('POST', `${PATH}${made.uuid}/sources/`, {});
    const { sources } = body as { sources: WorksheetSourceAnswer[] };
    const from = { project: 'Stationsplein', calculation: 'Nul', post_number: '1' };
    expect(sources.map(({ taken_from }) => taken_from)).toEqual([null, from]);
    const stored = await store(await check(made));
    expect(stored.status, JSON.stringify(stored.body)).toBe(201);
    // 2 m3 of €5, and 3 of the €5 of the other calculation; nobody made it active.
    expect(stored.body).toMatchObject({
      ...{ mki_value: 25, active: false },
      notes: 'Variant van ‘Nul’. Profielen uit: Stationsplein, Nul (1).',
    });
    const { changes } = await getRow<{ changes: object }>(
      test.dependencies.database.queries,
      sql`SELECT changes FROM history_entry WHERE subject_id = ${(stored.body as { uuid: string }).uuid}
        AND action = 'created'`,
    );
    expect(changes).toMatchObject({
      profilesFrom: { to: 'Stationsplein, Nul (1)' },
      madeFrom: { to: 'Nul' },
    });
  });

  it('tells two editors apart, with what is there', async () => {
    const made = await make();
    const [row] = made.rows;
    if (!row) throw new Error('There are rows');
    await withRows(made, [row]);
    const { status, body } = await ask('PATCH', `${PATH}${made.uuid}/`, { ...{ rows: [], revision: 1 } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ current: { revision: 2, rows: [{ key: row.key }] } });
    expect((await ask('POST', `${PATH}${made.uuid}/check/`, { revision: 1 })).status).toBe(409);
    const twice = await ask('PATCH', `${PATH}${made.uuid}/`, { rows: [row, row] });
    expect([twice.status, Object.keys(twice.body as object)]).toEqual([400, ['rows']]);
  });

  it('is weighed by the file of its source and by products of its organisation, each in the unit of the row', async () => {
    const made = await make();
    const product = await addProduct();
    const ofProduct = { kind: 'product', product: product.uuid, version: 1 };
    const [first] = made.rows;
    const asked = [
      { source: ofProduct, unit: 'kg' },
      { source: ofProduct, unit: 'm2' },
      { source: { ...ofProduct, version: 7 }, unit: 'ton' },
      { source: first?.source, unit: first?.unit },
      { source: { kind: 'none' }, unit: 'ton' },
    ];
    const { body } = await ask('POST', `${PATH}${made.uuid}/sources/`, { rows: asked });
    const { sources } = body as { sources: WorksheetSourceAnswer[] };
    expect(sources).toMatchObject([
      {
        figures: {
          kind: 'weighed',
          sets: { a1: { mkiEur: [0.001, 0.002, 0.003, null].concat(new Array(6).fill(null)) } },
        },
        units: 0.001,
      },
      { figures: { kind: 'refused', reason: 'no-conversion' }, name: 'AC 16 surf', unit: 'ton' },
      { figures: { kind: 'refused', reason: 'gone' } },
      { figures: { kind: 'weighed' }, restated: false },
    ]);
    const all = (await ask('POST', `${PATH}${made.uuid}/sources/`, {})).body as { sources: object[] };
    expect(all.sources).toHaveLength(2);
  });

  it('has no figures of a post whose file no longer gives what is stored', async () => {
    const made = await make();
    await test.dependencies.database.queries.execute(sql`
      UPDATE calculation_item SET a1_mki_eur[1] = a1_mki_eur[1] + 1e-9
      WHERE calculation_id = ${source} AND post_number = '2'`);
    const { body } = await ask('POST', `${PATH}${made.uuid}/sources/`, {});
    expect((body as { sources: object[] }).sources).toMatchObject([
      ...[{ figures: { kind: 'weighed' } }, { figures: { kind: 'refused', reason: 'read-otherwise' } }],
    ]);
    expect((await ask('POST', `${PATH}${made.uuid}/check/`, { revision: 1 })).status).toBe(409);
  });

  it('is compared with the active baseline of its phase, or with what it was made from', async () => {
    const against = async (made: WorksheetAnswer) =>
      (
        (await ask('GET', `${PATH}${made.uuid}/baseline/`)).body as {
          against: WorksheetBaselineAnswer | null;
        }
      ).against;
    expect(await against(await make())).toMatchObject({ uuid: source, is_source: true });
    const other = await upload('design-baseline');
    expect(await against(await make())).toMatchObject({ uuid: other, is_source: false });
    const ofBaseline = await make({ calculation_type: 'design-baseline' });
    expect(await against(ofBaseline)).toMatchObject({ uuid: source, baseline: { sameWeights: true } });
    expect(await against(await make({ calculation_type: 'design-baseline', source: null }))).toBeNull();
  });

  it('never takes from a bid: neither as its source nor for a row, and a bid that a row names is gone', async () => {
    const made = await make();
    await giveToBidder(test.dependencies.database.queries, source);
    const begun = await ask('POST', PATH, {
      project,
      calculation_type: 'design-optimization',
      name: 'V',
      source,
    });
    expect(begun.status).toBe(409);
    const { body } = await ask('POST', `${PATH}${made.uuid}/sources/`, {});
    const { sources } = body as { sources: WorksheetSourceAnswer[] };
    expect(sources.map(({ figures }) => figures)).toEqual(
      sources.map(() => ({ kind: 'refused', reason: 'gone' })),
    );
    expect((await check(made)).accepted).toBe(false);
  });

  it('takes nothing of another organisation', async () => {
    const beta = await addProject(test, await addOrganisation(test, `gamma-${project}`));
    const made = await ask(
      'POST',
      PATH,
      { ...{ project: beta, calculation_type: 'design-baseline', name: 'V' } },
      'staff',
    );
    const { uuid } = made.body as { uuid: string };
    const rows = [{ source: { kind: 'item', calculation: source, postNumber: '1' }, unit: 'm2' }];
    const { body } = await ask('POST', `${PATH}${uuid}/sources/`, { rows }, 'staff');
    expect(body).toMatchObject({ sources: [{ figures: { kind: 'refused', reason: 'gone' }, name: '' }] });
    const begun = await ask(
      'POST',
      PATH,
      {
        ...{ project: beta, calculation_type: 'design-baseline', name: 'V', source },
      },
      'staff',
    );
    expect(begun.status).toBe(404);
  });

  it('becomes an ordinary calculation that names where it comes from, and is gone then', async () => {
    const product = await addProduct();
    const made = await make({
      replacements: [{ post_number: '2', source: { kind: 'product', product: product.uuid, version: 1 } }],
    });
    expect(made.rows[1]).toMatchObject({ product: 'AC 16 surf', productGroup: 'Verharding', quantity: 3 });
    const rows = made.rows.map((row) => ({ ...row, unit: row.origin === '2' ? 'ton' : row.unit }));
    const leftOut = rows
      .slice(1)
      .map((row) => ({ ...row, key: randomUUID(), postNumber: '3', leftOut: true, origin: null }));
    const checked = await check(await withRows(made, [...rows, ...leftOut]));
    expect(checked).toMatchObject({ item_count: 2, refusal: null, error_count: 0 });
    const { status, body } = await store(checked);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      name: 'Meer hergebruik',
      calculation_type: 'design-optimization',
      mki_value: 28,
    });
    const { uuid } = body as { uuid: string };
    const { queries } = test.dependencies.database;
    const { changes } = await getRow<{ changes: object }>(
      queries,
      sql`SELECT changes FROM history_entry WHERE subject_id = ${uuid} AND action = 'created'`,
    );
    expect(changes).toMatchObject({
      worksheet: { to: 'Meer hergebruik' },
      madeFrom: { to: 'Nul' },
      productsUsed: { to: 'AC 16 surf (v1)' },
    });
    expect(body).toMatchObject({ declarations: [{ product: 'AC 16 surf', valid_until: '2027-03-01' }] });
    expect(
      await listRows(queries, sql`SELECT version, posts FROM product_use WHERE calculation_id = ${uuid}`),
    ).toEqual([{ version: 1, posts: ['2'] }]);
    expect((await ask('GET', `${PATH}${made.uuid}/`)).status).toBe(404);
  });

  it('stays when it was changed after its check', async () => {
    const made = await make();
    const checked = await check(made);
    await withRows(made, []);
    expect((await store(checked)).status).toBe(201);
    expect((await ask('GET', `${PATH}${made.uuid}/`)).body).toMatchObject({ revision: 2, rows: [] });
  });

  it('is refused with the posts that have no profile, as an upload is', async () => {
    const made = await make();
    const kept = await withRows(
      made,
      made.rows.map((row) => (row.origin === '2' ? { ...row, source: { kind: 'none' } as const } : row)),
    );
    const checked = await check(kept);
    expect(checked.accepted).toBe(false);
    expect(checked.problems.map(({ message }) => message).join()).toMatch(/post '2'/i);
    expect((await store(checked)).status).not.toBe(201);
  });

  it('is led from a row of a profile to the post that it belongs to, also where its check is made anew', async () => {
    const product = await addProduct({ profiles: { a1: { GWP: [1, ...Array<null>(9).fill(null)] } } });
    const made = await make();
    const kept = await withRows(made, [
      ...made.rows,
      {
        ...{
          key: randomUUID(),
          postNumber: '3',
          product: 'AC 16 surf',
          unit: 'ton',
          quantity: 1,
          rawCode: null,
        },
        ...{ productGroup: 'Verharding', productSubGroup: 'Asfalt', nmdCategory: '3', workScope: 'new' },
        ...{ leftOut: false, origin: null },
        source: { kind: 'product', product: product.uuid, version: 1 },
      },
    ]);
    const ofProfile = ({ problems }: CalculationCheck) =>
      problems
        .filter(({ sheet }) => sheet !== 'Posten')
        .map(({ sheet, row, posten_row }) => ({ sheet, row, posten_row }));
    const checked = await check(kept);
    // Below the header two posts with two rows each, and then the only row of the third.
    const expected = [{ sheet: 'Set A1', row: 6, posten_row: 4 }];
    expect(ofProfile(checked)).toEqual(expected);
    expect(checked.declarations).toEqual([{ product: 'AC 16 surf', valid_until: '2027-03-01' }]);
    const { upload_key, sha256 } = checked;
    const again = await test.send('POST', '/api/v1/project-calculation/check/', {
      token: tokens.get('member') ?? '',
      form: {
        fields: { project, calculation_type: 'design-optimization', upload_key, sha256, answers: '{}' },
      },
    });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect(ofProfile(again.body as CalculationCheck)).toEqual(expected);
    expect(again.body).toMatchObject({ declarations: checked.declarations });
  });

  it('says of a post that it was made with a product whose declaration ends, and passes that on', async () => {
    const product = await addProduct({ valid_until: '2026-03-01' });
    const first = await make({
      replacements: [{ post_number: '2', source: { kind: 'product', product: product.uuid, version: 1 } }],
    });
    const inTon = first.rows.map((row) => ({ ...row, unit: row.origin === '2' ? 'ton' : row.unit }));
    const stored = await store(await check(await withRows(first, inTon)));
    expect(stored.status, JSON.stringify(stored.body)).toBe(201);
    const variant = await make({ source: (stored.body as { uuid: string }).uuid, name: 'Nog een' });
    const { body } = await ask('POST', `${PATH}${variant.uuid}/sources/`, {});
    const { sources } = body as { sources: WorksheetSourceAnswer[] };
    expect(sources.map(({ expired, valid_until }) => [expired, valid_until])).toEqual([
      [false, null],
      [true, '2026-03-01'],
    ]);
    const checked = await check(variant);
    expect(checked.declarations).toEqual([{ product: 'AC 16 surf', valid_until: '2026-03-01' }]);
    const again = await store(checked);
    expect(again.body).toMatchObject({ declarations: checked.declarations });
  });

  it('is refused by a phase that is closed, as an upload is', async () => {
    const made = await make();
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET status = 'Project_Complete', design_phase_complete_date = '2026-03-02',
        project_complete_date = '2026-03-02' WHERE id = ${project}`);
    expect((await check(made)).refusal).not.toBeNull();
    const begun = await ask('POST', PATH, {
      project,
      calculation_type: 'design-optimization',
      name: 'V',
      source,
    });
    expect(begun.status).toBe(409);
  });

  it('is worked out and stored with the weights of today, and says where its source had others', async () => {
    const made = await make();
    const { queries } = test.dependencies.database;
    await queries.execute(sql`INSERT INTO weight_version_name (set_code, version) VALUES ('a1', 'nieuw')`);
    await queries.execute(sql`
      INSERT INTO weight_table (set_code, version, valid_from, created_at) VALUES ('a1', 'nieuw', '2021-01-01', now())`);
    await queries.execute(sql`
      INSERT INTO weight (table_id, position, code, unit, value_eur, source)
      SELECT fresh.id, position, code, unit, 2 * value_eur, source FROM weight
      JOIN weight_table AS former ON former.id = weight.table_id AND former.set_code = 'a1' AND former.version <> 'nieuw'
      JOIN weight_table AS fresh ON fresh.version = 'nieuw'`);
    const { body } = await ask('POST', `${PATH}${made.uuid}/sources/`, {});
    expect(body).toMatchObject({
      weights_versions: { a1: 'nieuw' },
      sources: [
        { restated: true, figures: { kind: 'weighed' } },
        { restated: true, figures: { kind: 'weighed' } },
      ],
    });
    const { against } = (await ask('GET', `${PATH}${made.uuid}/baseline/`)).body as {
      against: WorksheetBaselineAnswer;
    };
    expect(against.baseline.sameWeights).toBe(false);
    expect(against.weights_version).not.toBe('nieuw');
    const checked = await check(made);
    expect(checked.totals).toMatchObject([{ set: 'a1', weights_version: 'nieuw' }]);
  });
});

it('the file that quantities came from is kept with it, by its maker alone', async () => {
  const made = await ask('POST', PATH, {
    ...{ project, calculation_type: 'design-baseline', name: 'Van bestek' },
  });
  const { uuid } = made.body as { uuid: string };
  const send = (by: Person) =>
    test.send('POST', `${PATH}${uuid}/quantities/`, {
      token: tokens.get(by) ?? '',
      form: { fields: {}, file: { field: 'bill', name: 'bestek.csv', bytes: Buffer.from('Post;Eenheid') } },
    });
  for (const other of ['colleague', 'outsider'] as const)
    expect(await send(other)).toMatchObject({ status: 404 });
  expect((await ask('GET', `${PATH}${uuid}/`)).body).toMatchObject({ quantities_file: '' });
  expect(await send('member')).toMatchObject({ status: 204 });
  expect((await ask('GET', `${PATH}${uuid}/`)).body).toMatchObject({
    ...{ quantities_file: 'bestek.csv', revision: 1 },
  });
  const stored = await listRows<{ content: string; hash: string }>(
    test.dependencies.database.queries,
    sql`SELECT convert_from(quantities, 'UTF8') AS content, encode(quantities_sha256, 'hex') AS hash
      FROM worksheet WHERE quantities IS NOT NULL`,
  );
  const hash = createHash('sha256').update('Post;Eenheid').digest('hex');
  expect(stored).toEqual([{ content: 'Post;Eenheid', hash }]);
});

it('the file that quantities came from goes with the calculation, for who reads calculations of the project', async () => {
  const made = await make();
  const bytes = Buffer.from('Omschrijving;Eenheid;Hoeveelheid');
  await test.send('POST', `${PATH}${made.uuid}/quantities/`, {
    token: tokens.get('member') ?? '',
    form: { fields: {}, file: { field: 'bill', name: 'bestek é.csv', bytes } },
  });
  const stored = (await store(await check(made))).body as { uuid: string };
  expect(stored).toMatchObject({ quantities_file: 'bestek é.csv' });
  const path = (uuid: string) => `/api/v1/project-calculation/${uuid}/quantities/`;
  const file = await ask('GET', path(stored.uuid), undefined, 'colleague');
  expect(file.status).toBe(200);
  expect(file.bytes.equals(bytes)).toBe(true);
  expect((await ask('GET', path(stored.uuid), undefined, 'outsider')).status).toBe(404);
  // An upload has none.
  expect((await ask('GET', path(source))).status).toBe(404);
  const upload = await ask('GET', `/api/v1/project-calculation/?project__uuid=${project}`);
  const [first] = (upload.body as { results: object[] }).results.filter(
    (each) => 'uuid' in each && each.uuid === source,
  );
  expect(first).not.toHaveProperty('quantities_file');
});
