import type { Calculation, CalculationCheck, WeightTableAnswer } from '@milieuspoor/contract';
import { LIFE_CYCLE_MODULES, toIsoDay } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstrationPlan } from '../../../../demonstration/demonstration-projects.ts';
import { calculationWorkbook } from '../../../../demonstration/demonstration-workbooks.ts';
import { sql } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { workbookOfSheets } from '../../../testing/files/workbook-of-sheets.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

/** 2 × €5 and 3 × €4: €22, and 5 × 10 kg CO2. */
const ITEMS = [
  { postNumber: '1', quantity: 2, mkiEurPerUnit: 5 },
  { postNumber: '2', quantity: 3, mkiEurPerUnit: 4 },
];

interface Sent {
  readonly project: string;
  readonly type?: string;
  readonly name?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly language?: 'nl' | 'en';
}

async function send(path: string, bytes: Uint8Array, { project, type, name, answers, language }: Sent) {
  return test.send('POST', path, {
    token,
    ...(language ? { language } : {}),
    form: {
      fields: {
        ...{ project, calculation_type: type ?? 'design-baseline' },
        ...(answers ? { answers: JSON.stringify(answers) } : {}),
      },
      file: { field: 'excel_file', name: name ?? 'straat.xlsx', bytes },
    },
  });
}

/** Makes a version of the weights of Set A1 that holds from today on. */
async function makeNewWeights(): Promise<void> {
  const staff = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
  const { body } = await test.send('GET', '/api/v1/admin/weights/', { token: staff.token });
  const newest = (body as { results: WeightTableAnswer[] }).results.find(({ set }) => set === 'a1');
  const weights = newest?.weights.map(({ code, unit, value_eur, source }) => ({
    ...{ code, unit, source },
    value_eur: code === 'AP' ? 2 * value_eur : value_eur,
  }));
  const made = await test.send('POST', '/api/v1/admin/weights/', {
    token: staff.token,
    body: {
      ...{ set: 'a1', follows: newest?.uuid, valid_from: toIsoDay(test.clock.now()), confirmed: true },
      weights,
    },
  });
  expect(made.status).toBe(201);
}

async function check(bytes: Uint8Array, sent: Sent): Promise<CalculationCheck> {
  const answer = await send('/api/v1/project-calculation/check/', bytes, sent);
  expect(answer.status).toBe(200);
  return answer.body as CalculationCheck;
}

async function upload(bytes: Uint8Array, sent: Sent): Promise<Calculation> {
  const answer = await send('/api/v1/project-calculation/', bytes, sent);
  expect(answer.status).toBe(201);
  return answer.body as Calculation;
}

async function activate({ uuid }: Calculation): Promise<void> {
  const answer = await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
    token,
    body: { active: true },
  });
  expect(answer.status).toBe(200);
}

/** Returns every row of every table that an upload writes. */
async function countRows(): Promise<unknown> {
  return test.dependencies.database.queries.execute(sql`
    SELECT (SELECT count(*)::int FROM calculation) AS a, (SELECT count(*)::int FROM calculation_file) AS b,
      (SELECT count(*)::int FROM calculation_item) AS c, (SELECT count(*)::int FROM calculation_total) AS d,
      (SELECT count(*)::int FROM history_entry) AS e, (SELECT max(modified_at) FROM project) AS f`);
}

describe('checking a workbook before it is uploaded', () => {
  it('states its totals in each set, and stores nothing', async () => {
    const project = await addProject(test, alfa);
    const before = await countRows();
    const checked = await check(await exampleWorkbook(ITEMS, ['a1', 'a2']), { project });
    const figures = {
      mki_value: 22,
      co2: 50,
      item_count: 2,
      items_undeclared: 0,
      items_without_co2: 0,
      weights_version: '2026-1',
    };
    expect(checked).toEqual({
      accepted: true,
      refusal: null,
      problems: [],
      questions: [],
      placements: [],
      error_count: 0,
      warning_count: 0,
      note_count: 0,
      without_profiles: false,
      item_count: 2,
      mki_set: 'a1',
      totals: [
        { set: 'a1', ...figures, weights_unconfirmed: [] },
        // Each MKI is stated, so that the weights, some of which nobody confirmed, don't count in it.
        { set: 'a2', ...figures, weights_unconfirmed: [] },
      ],
      resources_undeclared: [],
      module_gaps: [],
      resource_gaps: [],
      same_file: [],
      active: null,
      change: null,
      no_change: 'no-active',
      scope: null,
      differences: null,
      difference_posts: null,
      upload_key: expect.any(String),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      kept_until: '2026-03-02T11:00:00.000Z',
      outcome: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await countRows()).toEqual(before);
  });

  it('states for each module and each resource how many items declare it, where some do not', async () => {
    const project = await addProject(test, alfa);
    // The second item declares no MKI in B1, no CO2 in D, and no primary material.
    const full = [1, ...Array(9).fill(0)];
    const bytes = await workbookOfSheets({
      Posten: [
        [
          'Postnummer',
          'Productgroep',
          'Productsubgroep',
          'Product',
          'Unit',
          'Hoeveelheid',
          'Primair materiaal (ton)',
        ],
        ['1', 'Verhardingen', 'Asfalt', 'AC 16 base', 'ton', 1, 2],
        ['2', 'Verhardingen', 'Asfalt', 'AC 16 base', 'ton', 1, 'ND'],
      ],
      'Set A1': [
        ['Postnummer', 'Indicator', ...LIFE_CYCLE_MODULES],
        ['1', 'MKI', ...full],
        ['1', 'GWP', ...full],
        ['2', 'MKI', ...full.map((value, module) => (module === 3 ? '-' : value))],
        ['2', 'GWP', ...full.map((value, module) => (module === 9 ? '-' : value))],
      ],
    });
    const checked = await check(bytes, { project });
    const counts = { items: 2, undeclared: 1, incomplete: 0 };
    expect(checked.module_gaps).toEqual([
      { set: 'a1', indicator: 'mki', module: 'B1', ...counts },
      { set: 'a1', indicator: 'co2', module: 'D', ...counts },
    ]);
    expect(checked.resource_gaps).toEqual([{ resource: 'primaryTon', ...counts }]);
    expect(checked.resources_undeclared).not.toContain('primaryTon');
  });

  it('lists every problem with its place and the remedy, errors first, in the caller’s language', async () => {
    const project = await addProject(test, alfa);
    const before = await countRows();
    const bytes = await exampleWorkbook([
      { postNumber: '1', quantity: -2, mkiEurPerUnit: 5 },
      { postNumber: '2', quantity: -1, mkiEurPerUnit: 5 },
    ]);
    const checked = await check(bytes, { project });
    expect(checked).toMatchObject({
      accepted: false,
      refusal: null,
      item_count: null,
      mki_set: null,
      totals: [],
      change: null,
      no_change: 'refused',
    });
    expect(checked.problems).toEqual([
      {
        severity: 'error',
        sheet: 'Posten',
        row: 2,
        column: 'Hoeveelheid',
        cell: 'F2',
        message:
          "Blad 'Posten', rij 2, kolom 'Hoeveelheid' (F2): De waarde is -2, maar kan niet negatief zijn. Vul 0 of een getal boven 0 in.",
        what: 'De waarde is -2, maar kan niet negatief zijn.',
        what_to_do: 'Vul 0 of een getal boven 0 in.',
      },
      expect.objectContaining({ row: 3, cell: 'F3' }),
    ]);
    const english = await check(bytes, { project, language: 'en' });
    expect(english.problems[0]?.message).toContain("Sheet 'Posten', row 2");
    expect(await countRows()).toEqual(before);
  });

  it('counts every problem, also those that do not fit in the list', async () => {
    const project = await addProject(test, alfa);
    const items = Array.from({ length: 600 }, (_, index) => ({
      postNumber: String(index),
      quantity: -1,
      mkiEurPerUnit: 1,
    }));
    const checked = await check(await exampleWorkbook(items), { project });
    expect(checked.error_count).toBe(600);
    expect(checked.problems).toHaveLength(501);
    expect(checked.problems.at(-1)?.what).toContain('nog 100 fouten');
  });

  it('answers 200 for a file that is no workbook: that is what a check is for', async () => {
    const project = await addProject(test, alfa);
    const checked = await check(Buffer.from('geen werkboek'), { project });
    expect(checked.accepted).toBe(false);
    expect(checked.problems).toHaveLength(1);
    expect(checked.problems[0]).toMatchObject({ severity: 'error', sheet: null, row: null, cell: null });
  });

  it('says of a file with posts alone that it has no profiles', async () => {
    const project = await addProject(test, alfa);
    const alone = await check(await exampleWorkbook(ITEMS, []), { project });
    expect(alone).toMatchObject({ accepted: false, without_profiles: true });
    const damaged = await check(Buffer.from('geen werkboek'), { project });
    expect(damaged).toMatchObject({ accepted: false, without_profiles: false });
  });

  it('says that a locked project would refuse it', async () => {
    const project = await addProject(test, alfa);
    await test.dependencies.database.queries.execute(
      sql`UPDATE project SET locked = true WHERE id = ${project}`,
    );
    const checked = await check(await exampleWorkbook(ITEMS), { project });
    expect(checked).toMatchObject({ accepted: false, item_count: 2 });
    expect(checked.refusal).toContain('vergrendeld');
  });

  it('names both sets when the values would not be in the set of the active baseline', async () => {
    const project = await addProject(test, alfa);
    await activate(await upload(await exampleWorkbook(ITEMS, ['a1']), { project }));
    const checked = await check(await exampleWorkbook(ITEMS, ['a2']), {
      project,
      type: 'design-optimization',
    });
    expect(checked.accepted).toBe(false);
    expect(checked.refusal).toMatch(/Set A2.*Set A1/);
  });
});

describe('a cell that is read in another way than it is written', () => {
  it('is reported in the check and stored with the calculation, apart from its warnings', async () => {
    const project = await addProject(test, alfa);
    const bytes = await exampleWorkbook([
      { postNumber: '1', quantity: 2, mkiEurPerUnit: 5 },
      { postNumber: '2', quantity: 0, mkiEurPerUnit: 4 },
    ]);
    const checked = await check(bytes, { project });
    expect(checked).toMatchObject({ accepted: true, item_count: 2, warning_count: 0, note_count: 1 });
    expect(checked.problems).toMatchObject([
      { severity: 'note', sheet: 'Posten', row: 3, column: 'Hoeveelheid', cell: 'F3' },
    ]);
    // The total is 2 × €5; the item that was not carried out adds nothing.
    expect(checked.totals).toMatchObject([{ mki_value: 10, co2: 20 }]);
    const stored = await upload(bytes, { project });
    expect(stored).toMatchObject({ mki_value: 10, warnings: [] });
    expect(stored.reading_notes).toEqual([checked.problems[0]?.message]);
  });

  it('excludes work that was not carried out from the figures per unit', async () => {
    const project = await addProject(test, alfa);
    const bytes = await exampleWorkbook([
      { postNumber: '1', quantity: 2, mkiEurPerUnit: 5 },
      { postNumber: '2', quantity: 0, mkiEurPerUnit: 4 },
    ]);
    const { uuid } = await upload(bytes, { project });
    const ratios = await test.dependencies.database.queries.execute(sql`
      SELECT item_count, units, mki_eur_per_unit_min AS least, mki_eur_per_unit_max AS most
      FROM calculation_ratio_total WHERE calculation_id = ${uuid} AND set_code = 'a1'`);
    expect(ratios).toEqual([{ item_count: 1, units: 2, least: 5, most: 5 }]);
  });

  it('does not state the figure per unit of work that is no longer carried out', async () => {
    const project = await addProject(test, alfa);
    await activate(await upload(await exampleWorkbook(ITEMS), { project }));
    const { change } = await check(await exampleWorkbook(ITEMS.map((item) => ({ ...item, quantity: 0 }))), {
      project,
    });
    expect(change?.mki).toMatchObject({ difference: -22 });
    expect(change?.items_changed.items.map(({ fields }) => fields)).toEqual([
      [{ field: 'quantity', before: 3, after: 0 }],
      [{ field: 'quantity', before: 2, after: 0 }],
    ]);
  });
});

describe('the difference from the active calculation', () => {
  it('states no difference in MKI when other weights valued that one, and says why (D-96)', async () => {
    const project = await addProject(test, alfa);
    await activate(await upload(await exampleWorkbook(ITEMS), { project }));
    // The totals go from €22 and 50 kg to €10 and 20 kg.
    const less = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
    const alike = await check(less, { project });
    expect(alike.change).toMatchObject({ weights_differ: false, mki: { difference: -12 } });
    await makeNewWeights();
    const { change } = await check(less, { project });
    expect(change).toMatchObject({
      weights_differ: true,
      mki: {
        ...{ before: { amount: 22 }, after: { amount: 10 }, difference: null, percentage: null },
        gaps: [
          { side: 'before', items: 2, apart: 2 },
          { side: 'after', items: 1, apart: 1 },
        ],
      },
      co2: { difference: -30, gaps: [] },
      groups: [{ name: 'Verhardingen', mki: { difference: null } }],
      items_removed: { count: 1, items: [{ mki: { difference: null }, co2: { difference: -30 } }] },
      items_changed: { count: 0 },
      items_unchanged: 1,
    });
  });

  it('is the total, each product group, and each item, by hand', async () => {
    const project = await addProject(test, alfa);
    await upload(await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 1 }]), { project });
    const active = await upload(
      await exampleWorkbook([
        ...ITEMS,
        { postNumber: '3', productGroup: 'Riool', quantity: 1, mkiEurPerUnit: 30 },
        { postNumber: '4', quantity: 1, mkiEurPerUnit: 8, resources: { secondaryTon: 0.5 } },
      ]),
      { project, name: 'nu.xlsx' },
    );
    await activate(active);
    const {
      active: compared,
      change,
      no_change,
    } = await check(
      await exampleWorkbook([
        { postNumber: '1', quantity: 4, mkiEurPerUnit: 5 },
        { postNumber: '2', quantity: 3, mkiEurPerUnit: 4 },
        { postNumber: '4', quantity: 1, mkiEurPerUnit: 6, resources: { secondaryTon: 0.7 } },
        { postNumber: '5', productGroup: 'Brug', quantity: 2, mkiEurPerUnit: 11 },
      ]),
      { project },
    );
    expect(no_change).toBeNull();
    expect(compared).toEqual({ uuid: active.uuid, name: 'nu' });
    // 10 + 12 + 30 + 8 = 60 becomes 20 + 12 + 6 + 22 = 60; 7 units of 10 kg become 10
    expect(change).toMatchObject({
      set: 'a1',
      weights_differ: false,
      mki: { before: { amount: 60 }, after: { amount: 60 }, difference: 0, percentage: 0, gaps: [] },
      co2: { before: { amount: 70 }, after: { amount: 100 }, difference: 30 },
      items_unchanged: 1,
    });
    expect(change?.co2.percentage).toBeCloseTo(300 / 7, 10);
    expect(change?.groups).toMatchObject([
      {
        name: 'Riool',
        presence: 'removed',
        mki: { before: { amount: 30 }, after: null, difference: -30, percentage: -100 },
      },
      {
        name: 'Brug',
        presence: 'added',
        mki: { before: null, after: { amount: 22 }, difference: 22, percentage: null },
      },
      {
        name: 'Verhardingen',
        presence: 'kept',
        mki: { before: { amount: 30 }, after: { amount: 38 }, difference: 8 },
      },
    ]);
    expect(change?.items_added).toMatchObject({
      count: 1,
      items: [{ post_number: '5', product_group: 'Brug' }],
    });
    expect(change?.items_removed).toMatchObject({ count: 1, items: [{ post_number: '3' }] });
    expect(change?.items_changed.count).toBe(2);
    expect(change?.items_changed.items).toMatchObject([
      { post_number: '1', fields: [{ field: 'quantity', before: 2, after: 4 }] },
      {
        post_number: '4',
        fields: [
          { field: 'mkiEurPerUnit', before: 8, after: 6 },
          { field: 'secondaryTonPerUnit', before: 0.5, after: 0.7 },
        ],
      },
    ]);
  });

  it('is empty when the active file itself is checked again', async () => {
    const project = await addProject(test, alfa);
    const bytes = await exampleWorkbook(
      [
        { postNumber: '1', quantity: 1.1, mkiEurPerUnit: 0.1, resources: { fossilMj: 3.3 } },
        { postNumber: '2', quantity: 3, mkiEurPerUnit: 1 / 3 },
      ],
      ['a1', 'a2'],
    );
    await activate(await upload(bytes, { project }));
    const { change } = await check(bytes, { project });
    expect(change).toMatchObject({
      mki: { difference: 0 },
      co2: { difference: 0 },
      items_added: { count: 0 },
      items_removed: { count: 0 },
      items_changed: { count: 0 },
      items_unchanged: 2,
    });
  });

  it('is not stated across sets', async () => {
    const project = await addProject(test, alfa);
    await activate(await upload(await exampleWorkbook(ITEMS, ['a1']), { project }));
    const checked = await check(await exampleWorkbook(ITEMS, ['a2']), { project });
    expect(checked).toMatchObject({ accepted: true, change: null, no_change: 'other-set' });
  });

  it('is only about the active calculation of the same project and the same type', async () => {
    const [project, other] = [await addProject(test, alfa), await addProject(test, alfa)];
    await activate(await upload(await exampleWorkbook(ITEMS), { project: other }));
    await activate(await upload(await exampleWorkbook(ITEMS), { project, type: 'design-optimization' }));
    expect((await check(await exampleWorkbook(ITEMS), { project })).no_change).toBe('no-active');
  });
});

describe('the figures of a check', () => {
  /**
   * Every fifth calculation of the demonstration's organisations: published profiles in either set, complete and
   * incomplete.
   */
  const DEMONSTRATION = demonstrationPlan.projects
    .flatMap(({ calculations }) => calculations.filter(({ active, bidder }) => active || !bidder))
    .filter((_, index) => index % 5 === 0);

  /** Returns the figures that both calls state. */
  const figuresOf = ({ item_count, mki_set, totals }: Calculation | CalculationCheck) => ({
    item_count,
    mki_set,
    totals,
  });

  async function expectSameFigures(name: string, bytes: Uint8Array): Promise<void> {
    const project = await addProject(test, alfa);
    const { questions } = await check(bytes, { project, name });
    const answers = Object.fromEntries(questions.map(({ id, choices }) => [id, choices[0]?.value ?? '']));
    const checked = await check(bytes, { project, name, answers });
    const answer = await send('/api/v1/project-calculation/', bytes, { project, name, answers });
    expect(answer.status).toBe(checked.accepted ? 201 : 400);
    if (!checked.accepted) {
      expect(answer.body).toEqual(checked.problems.map(({ message }) => message));
      return;
    }
    const stored = answer.body as Calculation;
    expect(figuresOf(stored)).toEqual(figuresOf(checked));
    expect(stored.mki_value).toBe(checked.totals.find(({ set }) => set === stored.mki_set)?.mki_value);
    expect([...stored.warnings, ...stored.reading_notes]).toEqual(
      checked.problems.map(({ message }) => message),
    );
  }

  it('are those of the calculation that is uploaded, to the last digit', async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({
      postNumber: String(index),
      productGroup: `Groep ${index % 7}`,
      quantity: 0.1 + index / 3,
      mkiEurPerUnit: index % 11 === 0 ? -1 / 3 : index / 7,
      unit: 'm2',
      resources: { primaryTon: 1 + index / 9 },
    }));
    await expectSameFigures('willekeurig.xlsx', await exampleWorkbook(items, ['a1', 'a2']));
  });

  it('are those of the template that is uploaded', async () => {
    const template = await test.send('GET', '/api/v1/workbook-template/', { token });
    await expectSameFigures('sjabloon.xlsx', template.bytes);
  });

  it.each(DEMONSTRATION.map((plan) => [plan.name, plan] as const))(
    'are those of the demonstration’s %s when it is uploaded',
    async (_, plan) => {
      const { fileName, bytes } = await calculationWorkbook(plan);
      await expectSameFigures(fileName, bytes);
    },
  );
});

describe('a file that a project has already', () => {
  it('is reported with its calculation, of any type, before it is stored once more', async () => {
    const project = await addProject(test, alfa);
    const bytes = await exampleWorkbook(ITEMS);
    expect((await check(bytes, { project })).same_file).toEqual([]);
    const { uuid } = await upload(bytes, { project, name: 'straat.xlsx' });
    const named = {
      ...{ uuid, name: 'straat', calculation_type: 'design-baseline', applicant_name: '' },
    };
    expect((await check(bytes, { project, name: 'kopie.xlsx' })).same_file).toEqual([named]);
    const ofOtherType = await check(bytes, { project, type: 'design-optimization' });
    expect(ofOtherType).toMatchObject({ accepted: true, same_file: [named] });
    const other = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
    expect((await check(other, { project })).same_file).toEqual([]);
    expect((await check(bytes, { project: await addProject(test, alfa) })).same_file).toEqual([]);
  });

  it('is not reported once that calculation is deleted', async () => {
    const project = await addProject(test, alfa);
    const bytes = await exampleWorkbook(ITEMS);
    const { uuid } = await upload(bytes, { project });
    await test.send('DELETE', `/api/v1/project-calculation/${uuid}/`, { token });
    expect((await check(bytes, { project })).same_file).toEqual([]);
  });
});

describe('the workbook with marked cells', () => {
  const PATH = '/api/v1/project-calculation/check/marked_workbook/';

  it('is the user’s own file, has its name, and stores nothing', async () => {
    const project = await addProject(test, alfa);
    const before = await countRows();
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 0, mkiEurPerUnit: 5 }]);
    const answer = await send(PATH, bytes, { project, name: 'straat.xlsx' });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['content-disposition'])).toContain('straat - problemen.xlsx');
    // It has the same problem when it is checked again unchanged.
    const checked = await check(answer.bytes, { project });
    expect(checked.problems.map(({ cell }) => cell)).toEqual(['F2']);
    expect(await countRows()).toEqual(before);
  });

  it('is refused for a file that cannot be opened', async () => {
    const project = await addProject(test, alfa);
    const answer = await send(PATH, Buffer.from('geen werkboek'), { project });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual([
      'Dit bestand kan niet worden geopend, dus er kan niets in worden gemarkeerd.',
    ]);
  });
});
