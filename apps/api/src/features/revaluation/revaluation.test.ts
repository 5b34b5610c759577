import type {
  Calculation,
  HistoryEntry,
  Revaluation,
  StatisticsAnswer,
  WeightAnswer,
  WeightTableAnswer,
} from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRow } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';
import { readerVersion } from '../calculations/reading/reader-version.ts';
import { reportDifferences, valueNamed } from './value-from-command.ts';

type NewWeightAnswer = Omit<WeightAnswer, 'confirmation'>;

let test: TestApp;
let staff: string;
let member: string;
let viewer: string;
let outsider: string;
let alfa: string;
let beta: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  beta = await addOrganisation(test, 'beta');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  ({ token: member } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: outsider } = await addUser(test, { username: 'buiten', organisationIds: [beta] }));
  ({ token: viewer } = await addUser(test, {
    username: 'viewer',
    organisationIds: [alfa],
    dashboardType: 'viewer',
  }));
});
beforeEach(async () => {
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

const REVALUATIONS = '/api/v1/admin/revaluations/';
const execute = (statement: ReturnType<typeof sql>) => test.dependencies.database.queries.execute(statement);

/** Uploads two items of one product group: 2 × €5 and 3 × €4 of MKI, 50 kg CO2 together. */
async function upload(mkiEurPerUnit = 5, owner = { project, token: member }): Promise<Calculation> {
  const bytes = await exampleWorkbook(
    [
      { postNumber: '1', quantity: 2, mkiEurPerUnit },
      { postNumber: '2', quantity: 3, mkiEurPerUnit: 4, product: 'AC 11 surf' },
    ],
    ['a1', 'a2'],
  );
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token: owner.token,
    form: {
      fields: { project: owner.project, calculation_type: 'design-baseline' },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes },
    },
  });
  expect(answer.status).toBe(201);
  return answer.body as Calculation;
}

async function look(uuid: string): Promise<Revaluation> {
  const { status, body } = await test.send('GET', `${REVALUATIONS}${uuid}/`, { token: staff });
  expect(status).toBe(200);
  return body as Revaluation;
}

const choose = (uuid: string, body: object, token = staff) =>
  test.send('POST', `${REVALUATIONS}${uuid}/`, { token, body });

async function calculationsOf(ofProject = project, token = member): Promise<Calculation[]> {
  const { body } = await test.send('GET', `/api/v1/project-calculation/?project__uuid=${ofProject}`, {
    token,
  });
  return (body as { results: Calculation[] }).results;
}

async function historyOf(ofProject = project): Promise<HistoryEntry[]> {
  const { body } = await test.send('GET', `/api/v1/project/${ofProject}/history/`, { token: member });
  return (body as { results: HistoryEntry[] }).results;
}

/** Returns everything that is stored of the calculations, to the last digit. */
async function everything(except: string): Promise<unknown> {
  const tables = ['item', 'total', 'comparable', 'ratio_total', 'raw_total', 'known_product'];
  return Promise.all([
    execute(sql`SELECT * FROM calculation WHERE id <> ${except} ORDER BY id`),
    ...tables.map((table) =>
      execute(
        sql`SELECT * FROM ${sql.identifier(`calculation_${table}`)} AS row WHERE calculation_id <> ${except} ORDER BY row::text`,
      ),
    ),
  ]);
}

/** Warnings in the form of the database, for a file that has none. */
const OTHER_WARNINGS = JSON.stringify([
  { code: 'more-notes', severity: 'note', sheet: null, row: null, column: null, cell: null, count: 1 },
]);

describe('the stored file of a calculation, read again', () => {
  it('gives the stored figures, as long as nothing changed', async () => {
    const { uuid } = await upload();
    const before = await everything('00000000-0000-0000-0000-000000000000');
    expect(await look(uuid)).toMatchObject({
      outcome: 'same',
      problems: [],
      items_before: 2,
      items_after: 2,
      items_differing: 0,
      totals_differing: 0,
      others_differing: [],
      sets: [
        {
          set: 'a1',
          before: { mki_value: 22, co2: 50, weights_version: '2026-1' },
          after: { mki_value: 22, co2: 50, weights_version: '2026-1' },
        },
        { set: 'a2', before: { mki_value: 22 }, after: { mki_value: 22 } },
      ],
    });
    expect(await everything('00000000-0000-0000-0000-000000000000')).toEqual(before);
  });

  it.each([
    [
      'an item',
      sql`UPDATE calculation_item SET a2_mki_eur[1] = 11 WHERE position = 0 AND calculation_id = `,
      [1, 0, []],
    ],
    [
      'what an item is called',
      sql`UPDATE calculation_item SET product = 'Anders' WHERE position = 1 AND calculation_id = `,
      [1, 0, []],
    ],
    [
      'an item by the last digit',
      sql`UPDATE calculation_item SET quantity = 2.0000000000000004 WHERE position = 0 AND calculation_id = `,
      [1, 0, []],
    ],
    [
      'a total of a product',
      sql`UPDATE calculation_total SET a1_co2_kg = NULL WHERE level = 'product' AND calculation_id = `,
      [0, 2, []],
    ],
    ['the headline', sql`UPDATE calculation SET headline_mki_eur = 23 WHERE id = `, [0, 0, ['headline']]],
    [
      'what sectors compare',
      sql`UPDATE calculation_comparable SET a1_mki_eur = 23 WHERE calculation_id = `,
      [0, 0, ['comparison']],
    ],
    ['a warning', sql`UPDATE calculation SET warnings = ${OTHER_WARNINGS} WHERE id = `, [0, 0, ['warnings']]],
    [
      'all of a calculation that is not a sum',
      sql`UPDATE calculation SET headline_co2_kg = 1, warnings = ${OTHER_WARNINGS} WHERE id = `,
      [0, 0, ['headline', 'warnings']],
    ],
    [
      'an item that is gone',
      sql`DELETE FROM calculation_item WHERE position = 1 AND calculation_id = `,
      [1, 0, []],
    ],
  ])(
    'reveals %s that was changed in the database by hand',
    async (_what, statement, [items, totals, others]) => {
      const { uuid } = await upload();
      await execute(sql`${statement}${uuid}`);
      expect(await look(uuid)).toMatchObject({
        outcome: 'differs',
        items_differing: items,
        totals_differing: totals,
        others_differing: others,
      });
    },
  );

  it('is read with the answers of its uploader', async () => {
    const { uuid } = await upload();
    const question = {
      kind: 'dominant-item',
      id: 'dominant-1',
      required: true,
      choices: ['confirmed'],
      changesReading: false,
      sheet: 'Posten',
      row: 2,
      column: 'Postnummer',
      cell: 'A2',
      post: '1',
      product: 'AC 16 base',
      set: 'a1',
      share: 0.95,
    };
    const answers = JSON.stringify([{ question, answer: 'confirmed' }]);
    await execute(sql`UPDATE calculation SET answers = ${answers}::jsonb WHERE id = ${uuid}`);
    const read = vi.spyOn(test.dependencies.workbookReader, 'read');
    await look(uuid);
    expect(read.mock.calls[0]?.[1]).toMatchObject({ answers: { 'dominant-1': 'confirmed' } });
    read.mockRestore();
  });

  it('is refused when it is no longer the uploaded file, or cannot be read', async () => {
    const { uuid } = await upload();
    await execute(sql`UPDATE calculation_file SET bytes = '\\x00' WHERE calculation_id = ${uuid}`);
    expect(await look(uuid)).toMatchObject({
      outcome: 'refused',
      problems: ['Het opgeslagen bestand is niet meer het bestand dat is geüpload'],
      items_after: null,
    });
    await execute(sql`UPDATE calculation SET file_sha256 = sha256('\\x00') WHERE id = ${uuid}`);
    const refused = await look(uuid);
    expect(refused).toMatchObject({ outcome: 'refused', items_before: 2 });
    expect(refused.problems).toHaveLength(1);
    expect(await choose(uuid, { key: 'x' })).toMatchObject({
      status: 409,
      body: { detail: 'Het opgeslagen bestand kan niet meer worden gelezen; er is niets gewijzigd.' },
    });
    expect((await calculationsOf())[0]?.mki_value).toBe(22);
  });
});

describe('a revaluation', () => {
  it('changes the chosen calculation, and nothing of any other', async () => {
    const chosen = await upload();
    const neighbour = await upload(6);
    const elsewhere = await upload(7, { project: await addProject(test, beta), token: outsider });
    for (const { uuid } of [chosen, neighbour, elsewhere])
      await execute(sql`UPDATE calculation SET headline_mki_eur = 1 WHERE id = ${uuid}`);
    await execute(sql`UPDATE calculation_item SET a1_mki_eur[1] = 0 WHERE calculation_id = ${chosen.uuid}`);
    await execute(sql`UPDATE calculation_total SET a1_mki_eur[1] = 0 WHERE calculation_id = ${chosen.uuid}`);
    const others = await everything(chosen.uuid);

    const { key } = await look(chosen.uuid);
    const read = vi.spyOn(test.dependencies.workbookReader, 'read');
    const { status, body } = await choose(chosen.uuid, { key });
    // Once the new figures are stored, a busy reader can't make it look as if they were not.
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: 'same' });
    const valued = (await calculationsOf()).find(({ uuid }) => uuid === chosen.uuid);
    expect(valued).toEqual({ ...chosen, revision: 2, modified: expect.any(String) });
    expect(valued?.modified).not.toBe(chosen.modified);
    expect(await everything(chosen.uuid)).toEqual(others);
  });

  it('names the present reader, which made the figures', async () => {
    const { uuid } = await upload();
    const versionOf = async () =>
      (
        await getRow<{ version: string }>(
          test.dependencies.database.queries,
          sql`SELECT reader_version AS version FROM calculation WHERE id = ${uuid}`,
        )
      ).version;
    expect(await versionOf()).toBe(await readerVersion());
    await execute(
      sql`UPDATE calculation SET reader_version = 'former', headline_mki_eur = 1 WHERE id = ${uuid}`,
    );
    await execute(sql`UPDATE calculation_total SET a1_mki_eur[1] = 0 WHERE calculation_id = ${uuid}`);
    const { key } = await look(uuid);
    expect((await choose(uuid, { key })).status).toBe(200);
    expect(await versionOf()).toBe(await readerVersion());
  });

  it('keeps the former figures in the history of the project, where its organisation reads them', async () => {
    const { uuid } = await upload();
    await execute(sql`UPDATE calculation SET headline_mki_eur = 99.5 WHERE id = ${uuid}`);
    await execute(sql`
      UPDATE calculation_total SET a1_mki_eur[1] = 99.5, a2_co2_kg[1] = 7 WHERE level = 'calculation' AND calculation_id = ${uuid}`);
    await execute(
      sql`UPDATE calculation_item SET a1_mki_eur[1] = 87.5 WHERE position = 0 AND calculation_id = ${uuid}`,
    );
    await choose(uuid, { key: (await look(uuid)).key });
    expect((await historyOf())[0]).toMatchObject({
      user_name: 'Voornaam Achternaam',
      subject_type: 'calculation',
      subject: uuid,
      subject_name: 'straat',
      action: 'changed',
      created: '02/03/2026 10:00:00',
      changes: {
        headlineMkiEur: { from: 99.5, to: 22 },
        a1MkiEur: { from: 99.5, to: 22 },
        a2Co2Kg: { from: 7, to: 50 },
        itemsDiffering: { from: null, to: 1 },
      },
    });
  });

  it('makes the cached answers about its figures outdated', async () => {
    const { uuid } = await upload();
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
      token: member,
      body: { active: true },
    });
    await execute(sql`UPDATE calculation_total SET a1_mki_eur[1] = 99 WHERE calculation_id = ${uuid}`);
    const shown = async () => {
      const path = `/api/v1/organization/alfa/internal_project_calculation_statistics/?aggregate_by=product_group&project_calculation__project__uuid=${project}&project_calculation__calculation_type=design-baseline`;
      const { body } = await test.send('GET', path, { token: member });
      const total = (body as StatisticsAnswer).statistics.find(
        ({ statistic }) => statistic === 'total_mki_reference_calculation',
      );
      return total?.values.total;
    };
    expect([await shown(), await shown()]).toEqual([99, 99]);
    await choose(uuid, { key: (await look(uuid)).key });
    expect(await shown()).toBe(22);
  });

  it('is for the result that the user saw: with another one it is refused, and nothing changes', async () => {
    const { uuid } = await upload();
    const { key } = await look(uuid);
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
      token: member,
      body: { name: 'Anders' },
    });
    expect(await choose(uuid, { key })).toMatchObject({
      status: 409,
      body: { detail: 'De uitkomst is intussen anders dan u zag. Vergelijk opnieuw en kies dan.' },
    });
    expect((await calculationsOf())[0]).toMatchObject({ name: 'Anders', revision: 2 });
    expect((await choose(uuid, {})).status).toBe(400);
    expect((await choose(uuid, { key, anders: 1 })).status).toBe(400);
  });

  it('stores everything or nothing', async () => {
    const { uuid } = await upload();
    await execute(sql`UPDATE calculation_item SET a1_mki_eur[1] = 0 WHERE calculation_id = ${uuid}`);
    const { key } = await look(uuid);
    const before = await everything('00000000-0000-0000-0000-000000000000');
    await execute(sql`ALTER TABLE calculation_raw_total ADD CONSTRAINT none CHECK (false) NOT VALID`);
    await execute(sql`ALTER TABLE calculation_ratio_total ADD CONSTRAINT none CHECK (false) NOT VALID`);
    expect((await choose(uuid, { key })).status).toBe(500);
    await execute(sql`ALTER TABLE calculation_raw_total DROP CONSTRAINT none`);
    await execute(sql`ALTER TABLE calculation_ratio_total DROP CONSTRAINT none`);
    expect(await everything('00000000-0000-0000-0000-000000000000')).toEqual(before);
    expect((await historyOf())[0]?.action).toBe('created');
  });

  it('lets the reference value of a running tender follow its active baseline', async () => {
    const { uuid } = await upload();
    await execute(sql`UPDATE project SET award_criteria = true WHERE id = ${project}`);
    await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
      token: member,
      body: { active: true },
    });
    await execute(sql`UPDATE project SET mki_upper_boundary_eur = 99 WHERE id = ${project}`);
    await execute(sql`UPDATE calculation_total SET a1_mki_eur[1] = 99 WHERE calculation_id = ${uuid}`);
    await choose(uuid, { key: (await look(uuid)).key });
    expect(await boundary()).toBe(22);
  });
});

async function boundary(): Promise<unknown> {
  const [row] = (await execute(
    sql`SELECT mki_upper_boundary_eur AS eur FROM project WHERE id = ${project}`,
  )) as {
    eur: number | null;
  }[];
  return row?.eur;
}

describe('a closed project', () => {
  it.each([
    ['project-locked', sql`locked = true`, 'Dit project is vergrendeld.'],
    ['project-complete', sql`status = 'Project_Complete'`, 'Dit project is voltooid.'],
    [
      'design-phase-complete',
      sql`status = 'Design_Phase_Complete'`,
      'De aanbestedingsfase van dit project is voltooid.',
    ],
  ])('is named, and the revaluation must be confirmed: %s', async (closed, change, sentence) => {
    const { uuid } = await upload();
    await execute(sql`UPDATE calculation SET active = true WHERE id = ${uuid}`);
    await execute(sql`UPDATE project SET mki_upper_boundary_eur = 99, ${change} WHERE id = ${project}`);
    await execute(sql`UPDATE calculation_total SET a1_mki_eur[1] = 99 WHERE calculation_id = ${uuid}`);
    const { key, calculation } = await look(uuid);
    expect(calculation.closed).toBe(closed);
    expect(await choose(uuid, { key })).toMatchObject({
      status: 409,
      body: { detail: `${sentence} Bevestig dat u deze berekening toch opnieuw wilt waarderen.` },
    });
    expect((await historyOf())[0]?.changes).not.toHaveProperty('itemsDiffering');
    expect((await choose(uuid, { key, closed_confirmed: true })).status).toBe(200);
    expect((await historyOf())[0]?.changes).toMatchObject({ whileClosed: { from: null, to: true } });
    // The figures that the award was decided on stay.
    expect(await boundary()).toBe(99);
  });
});

describe('new weights', () => {
  /** Makes a version of Set A2 from a day on, with a change of each weight of the former version. */
  async function makeVersion(
    validFrom: string,
    change: (weight: NewWeightAnswer) => Partial<NewWeightAnswer>,
  ): Promise<void> {
    const list = await test.send('GET', '/api/v1/admin/weights/', { token: staff });
    const a2 = (list.body as { results: WeightTableAnswer[] }).results.find(({ set }) => set === 'a2');
    const made = await test.send('POST', '/api/v1/admin/weights/', {
      token: staff,
      body: {
        set: 'a2',
        follows: a2?.uuid,
        valid_from: validFrom,
        confirmed: true,
        weights: a2?.weights.map(({ confirmation: _confirmation, ...weight }) => ({
          ...weight,
          ...change(weight),
        })),
      },
    });
    expect(made.status).toBe(201);
  }

  it('value an earlier calculation only when staff choose that', async () => {
    const { uuid } = await upload();
    await makeVersion('2026-03-01', ({ value_eur }) => ({ value_eur: 2 * value_eur }));
    const others = async () => {
      const { body } = await test.send('GET', `${REVALUATIONS}?weights=other&page_size=100`, {
        token: staff,
      });
      return (body as { results: { uuid: string }[] }).results.map((each) => each.uuid);
    };
    expect(await others()).toContain(uuid);
    const fresh = await upload();
    expect(await others()).not.toContain(fresh.uuid);

    // The example states its MKI in a row, so the version changes but no figure does.
    const seen = await look(uuid);
    expect(seen).toMatchObject({
      outcome: 'differs',
      items_differing: 0,
      calculation: {
        weights: [
          { set: 'a1', version: '2026-1', current: true },
          { set: 'a2', version: '2026-1', current: false },
        ],
      },
    });
    const versions = async () => {
      const found = (await calculationsOf()).find((each) => each.uuid === uuid);
      return found?.totals.map(({ weights_version }) => weights_version);
    };
    expect(await versions()).toEqual(['2026-1', '2026-1']);
    await choose(uuid, { key: seen.key });
    expect(await versions()).toEqual(['2026-1', '2026-2']);
    expect(await others()).not.toContain(uuid);
    expect((await historyOf())[0]?.changes).toMatchObject({
      a2WeightsVersion: { from: '2026-1', to: '2026-2' },
    });
  });

  it('that differ in their source only are recognised by the version, though every figure stays', async () => {
    const { uuid } = await upload();
    await makeVersion('2026-03-02', ({ source }) => ({ source: `${source}, tweede druk` }));
    expect(await look(uuid)).toMatchObject({
      outcome: 'differs',
      items_differing: 0,
      totals_differing: 0,
      others_differing: [],
    });
  });
});

describe('the calculations that can be revalued', () => {
  it('have pages, of every organisation, without deleted ones', async () => {
    const kept = await upload();
    const gone = await upload();
    await test.send('DELETE', `/api/v1/project-calculation/${gone.uuid}/`, { token: member });
    const page = async (query: string) =>
      (await test.send('GET', `${REVALUATIONS}?${query}`, { token: staff })).body as {
        count: number;
        next: string | null;
        results: { uuid: string; organization: string }[];
      };
    const first = await page('page_size=1');
    expect(first.results).toHaveLength(1);
    expect(first.next).toContain('page=2');
    const all = await page('page_size=100');
    expect(all.results.map(({ uuid }) => uuid)).toContain(kept.uuid);
    expect(all.results.map(({ uuid }) => uuid)).not.toContain(gone.uuid);
    expect(
      (await page('search=beta&page_size=100')).results.map(({ organization }) => organization),
    ).not.toContain('alfa');
    expect((await test.send('GET', `${REVALUATIONS}${gone.uuid}/`, { token: staff })).status).toBe(404);
  });

  it('are for staff alone: members and viewers are refused, and nothing changes', async () => {
    const { uuid } = await upload();
    const { key } = await look(uuid);
    for (const token of [member, viewer, outsider]) {
      expect((await test.send('GET', REVALUATIONS, { token })).status).toBe(403);
      expect((await test.send('GET', `${REVALUATIONS}${uuid}/`, { token })).status).toBe(403);
      expect((await choose(uuid, { key }, token)).status).toBe(403);
    }
    expect((await calculationsOf())[0]?.revision).toBe(1);
  });

  it('must be read later when too many wait for the reader', async () => {
    const { uuid } = await upload();
    const busy = vi
      .spyOn(test.dependencies.workbookReader, 'read')
      .mockResolvedValueOnce({ kind: 'too-busy' });
    expect((await test.send('GET', `${REVALUATIONS}${uuid}/`, { token: staff })).status).toBe(429);
    busy.mockRestore();
  });
});

describe('the command that revalues', () => {
  /** Runs a part of it; returns its output. */
  async function said(run: (say: (line: string) => void) => Promise<unknown>): Promise<string[]> {
    const lines: string[] = [];
    await run((line) => lines.push(line));
    return lines;
  }

  it('names the differences, changes nothing, and continues after a fault in one calculation', async () => {
    // The calculations of the other tests would be read too.
    await execute(sql`UPDATE calculation SET deleted_at = created_at`);
    const { uuid: changed } = await upload();
    const { uuid: same } = await upload();
    // The newest is read first.
    const { moment } = test.clock;
    test.clock.moment = new Date(moment.getTime() + 60_000);
    const { uuid: faulty } = await upload();
    test.clock.moment = moment;
    await execute(
      sql`UPDATE calculation_total SET a1_mki_eur[1] = 99 WHERE level = 'calculation' AND calculation_id = ${changed}`,
    );
    const faults = vi
      .spyOn(test.dependencies.workbookReader, 'read')
      .mockRejectedValueOnce(new Error('out of order'));
    const before = await everything('00000000-0000-0000-0000-000000000000');
    const lines = await said((say) => reportDifferences(test.dependencies, say));
    faults.mockRestore();
    expect(lines[0]).toBe(`${faulty}  alfa  straat: out of order`);
    expect(lines).toContain(`${changed}  alfa  straat: a1 MKI 99 -> 22 euro; 0 items and 1 totals differ`);
    expect(lines.join()).not.toContain(same);
    expect(lines.at(-1)).toMatch(/1 failed\. Nothing was changed\.$/);
    expect(await everything('00000000-0000-0000-0000-000000000000')).toEqual(before);
  });

  it('revalues the named ones in the name of a member of staff, and of nobody else', async () => {
    const { uuid } = await upload();
    await execute(sql`UPDATE calculation SET headline_mki_eur = 1 WHERE id = ${uuid}`);
    const ids = [uuid];
    const by = (username: string, alsoClosed = false) =>
      said((say) => valueNamed(test.dependencies, { by: username, ids, alsoClosed }, say));
    expect(await by('lid')).toEqual(['lid is no member of staff.']);
    expect(await by('niemand')).toEqual(['niemand is no member of staff.']);
    await execute(sql`UPDATE project SET locked = true WHERE id = ${project}`);
    expect(await by('staf')).toEqual([
      `${uuid}: This project is locked. Confirm that you still want to revalue this calculation.`,
    ]);
    expect((await calculationsOf())[0]?.mki_value).toBe(1);
    expect(await by('staf', true)).toEqual([
      `${uuid}: valued again. 0 items and 0 totals differ; the headline differs`,
    ]);
    expect((await calculationsOf())[0]?.mki_value).toBe(22);
    expect((await historyOf())[0]?.user_name).toBe('Voornaam Achternaam');
  });
});
