import type { Calculation, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRows } from '../../../database/rows.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';

let tender: TenderActs;
beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

const send = (
  method: 'GET' | 'POST' | 'PATCH',
  address: string,
  more: { readonly body?: object; readonly ifMatch?: string } = {},
) => tender.test.send(method, `/api/v1/${address}`, { token: tender.an.token, ...more });
const read = async (id: string) => (await send('GET', `project/${id}/`)).body as Project;
const patch = (id: string, body: object, ifMatch?: string) =>
  send('PATCH', `project/${id}/`, { body, ...(ifMatch === undefined ? {} : { ifMatch }) });
const toggle = (id: string, ifMatch?: string) =>
  send('POST', `project/${id}/toggle_emvi/`, ifMatch === undefined ? {} : { ifMatch });
const following = async () => {
  const id = await tender.addTender();
  await tender.set(
    id,
    sql`mki_manually_set = false, mki_upper_boundary_eur = NULL, mki_lower_boundary_eur = NULL`,
  );
  await tender.activateBaseline(id, 45_832);
  return id;
};

describe('the version of the award model', () => {
  /** The columns that are no part of the model; all other columns of a project are. */
  const OTHERS: readonly (readonly [string, SQL])[] = [
    ['name', sql`name = 'Anders'`],
    ['description', sql`description = 'Anders'`],
    ['location', sql`location = 'Anders'`],
    ['latitude', sql`latitude = 52`],
    ['longitude', sql`longitude = 5`],
    ['project_type', sql`project_type = 'Nieuwbouw kunstwerken'`],
    ['sector', sql`sector = 'infra-railway'`],
    ['planned_award_date', sql`planned_award_date = '2026-05-01'`],
    ['planned_completion_date', sql`planned_completion_date = '2026-06-01'`],
    ['award_reminded_for', sql`award_reminded_for = '2026-05-01'`],
    ['completion_reminded_for', sql`completion_reminded_for = '2026-06-01'`],
    ['locked', sql`locked = true`],
    ['modified_at', sql`modified_at = now()`],
    ['seals_bids', sql`seals_bids = true`],
    [
      'opening_asked_at',
      sql`seals_bids = true, opening_asked_at = now(), opening_asked_by = (SELECT id FROM account WHERE username = 'an'),
        opening_witness = (SELECT id FROM account WHERE username = 'bo'), opening_asked_of = '{"award_model_version": 1, "bidders": []}'`,
    ],
    ['applicants_criteria_discount_wiped', sql`applicants_criteria_discount_wiped = false`],
  ];
  const MODEL: readonly (readonly [string, SQL])[] = [
    ['contract_type', sql`contract_type = 'UAV-GC'`],
    ['award_criteria', sql`award_criteria = false`],
    ['emvi_status', sql`emvi_status = 'Locked'`],
    ['scope_eur', sql`scope_eur = 2000000`],
    ['fictional_tender_benefit_eur', sql`fictional_tender_benefit_eur = 310000`],
    ['mki_max_discount_eur', sql`mki_max_discount_eur = 240000`],
    ['criteria_max_discount_eur', sql`criteria_max_discount_eur = 40000`],
    [
      'criteria',
      sql`criteria = '[{"id": "00000000-0000-4000-8000-000000000001", "name": "Hinder", "maxDiscountEur": 50000}]'`,
    ],
    ['mki_upper_boundary_eur', sql`mki_upper_boundary_eur = 90000`],
    ['mki_lower_boundary_eur', sql`mki_lower_boundary_eur = 40000`],
    ['mki_manually_set', sql`mki_manually_set = false`],
    ['mki_ceiling_eur', sql`mki_ceiling_eur = 95000`],
    ['asked_modules', sql`asked_modules = '["A4"]'`],
    [
      'discount_steps',
      sql`discount_steps = '[{"mkiUptoEur": 40000, "discountEur": 1}, {"mkiUptoEur": 90000, "discountEur": 0}]'`,
    ],
    [
      'reference_calculation_id',
      sql`reference_calculation_id = gen_random_uuid(), reference_calculation_name = 'Raming'`,
    ],
    ['expected_number_of_applicants', sql`expected_number_of_applicants = 7`],
    ['penalty_factor', sql`penalty_factor = 2.5`],
    ['applicants_criteria_discount_wiped', sql`applicants_criteria_discount_wiped = true`],
  ];

  it.each(MODEL)('rises with %s, whoever writes it', async (_column, change) => {
    const id = await tender.addTender();
    const before = await read(id);
    await tender.set(id, change);
    const after = await read(id);
    expect(after.award_model_version).toBe(before.revision + 1);
    expect(after.revision).toBe(after.award_model_version);
    await tender.set(id, sql`modified_at = now()`);
    expect((await read(id)).award_model_version).toBe(after.award_model_version);
  });

  it.each(OTHERS)('stays with %s', async (_column, change) => {
    const id = await tender.addTender();
    const before = await read(id);
    await tender.set(id, change);
    expect((await read(id)).award_model_version).toBe(before.award_model_version);
  });

  it('covers every column of a project: each is part of the model or not', async () => {
    const columns = await listRows<{ columnName: string }>(
      tender.test.dependencies.database.queries,
      sql`
        SELECT column_name::text AS "columnName" FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = 'project'`,
    );
    const untouched = [
      ...['id', 'organisation_id', 'status', 'asbuilt_scope_changed', 'design_phase_complete_date'],
      ...[
        'project_complete_date',
        'bids_opened_at',
        'bids_opened_model_version',
        ...['opening_asked_by', 'opening_witness', 'opening_asked_of'],
        'correction_begun_at',
        'correction_begun_by',
      ],
      ...['correction_reason', 'made_by_request', 'created_at', 'revision', 'own_revision'],
      ...['award_model_version', 'reference_calculation_name'],
    ];
    const named = new Set([...untouched, ...[...OTHERS, ...MODEL].map(([column]) => column)]);
    expect(columns.map(({ columnName }) => columnName).filter((column) => !named.has(column))).toEqual([]);
  });

  it('rises when the reference value follows another baseline, and when discounts are emptied', async () => {
    const id = await following();
    const first = await read(id);
    await tender.activateBaseline(id, 30_610);
    const second = await read(id);
    expect(second.award_model_version).toBeGreaterThan(first.award_model_version);
    await tender.enter(id, 'Een', 1_000_000, 10_000);
    await send('POST', `project/${id}/reset_applicants_criteria_discount/`);
    const third = await read(id);
    expect(third.award_model_version).toBeGreaterThan(second.award_model_version);
    // The figures of bids, and those over all bids, belong to the current model.
    expect((await tender.statistics(id)).award_model_version).toBe(third.award_model_version);
    const { results } = await tender.read(id);
    expect(results.map((bid) => bid.award_model_version)).toEqual([third.award_model_version]);
  });
});

describe('a revision as a condition (If-Match)', () => {
  it('prevents a member from completing a model that followed another baseline since it was seen', async () => {
    const id = await following();
    const { revision } = await read(id);
    await tender.activateBaseline(id, 30_610);
    expect(await toggle(id, String(revision))).toMatchObject({
      status: 409,
      body: { current: { mki_upper_boundary: 30_610, emvi_status: 'Unlocked' } },
    });
    expect((await toggle(id, String((await read(id)).revision))).status).toBe(200);
  });

  it('prevents a change of one of its values, while a form of the project’s own data is not stale', async () => {
    const id = await following();
    const { revision } = await read(id);
    await tender.activateBaseline(id, 30_610);
    expect((await patch(id, { mki_max_discount: 240_000 }, String(revision))).status).toBe(409);
    expect((await patch(id, { mki_max_discount: 240_000, project_name: 'A' }, String(revision))).status).toBe(
      409,
    );
    expect((await patch(id, { project_name: 'Ander' }, String(revision))).status).toBe(200);
  });

  it('the model is not stale after a change of the name, nor the name after a change of the model', async () => {
    const id = await following();
    const { revision } = await read(id);
    await patch(id, { project_name: 'Ander' });
    expect((await patch(id, { mki_max_discount: 240_000 }, String(revision))).status).toBe(200);
    expect((await patch(id, { project_name: 'Weer' }, String(revision))).status).toBe(409);
  });

  it('the version of the model is a revision too, and one that never existed is stale', async () => {
    const id = await following();
    const seen = await read(id);
    expect((await toggle(id, String(seen.revision + 1))).status).toBe(409);
    expect((await toggle(id, String(seen.award_model_version))).status).toBe(200);
  });
});

describe('the reference value with its baseline', () => {
  const reference = async (id: string) => {
    const { mki_upper_boundary, mki_lower_boundary, mki_manually_set, mki_reference_calculation } =
      await read(id);
    return [
      mki_upper_boundary,
      mki_lower_boundary,
      mki_manually_set,
      mki_reference_calculation?.name ?? null,
    ];
  };
  const named = async (id: string, mkiEur: number, name: string) => {
    const { body } = await tender.activateBaseline(id, mkiEur);
    const { uuid } = body as Calculation;
    await send('PATCH', `project-calculation/${uuid}/`, { body: { active: false } });
    await send('PATCH', `project-calculation/${uuid}/`, { body: { name, active: true } });
    return uuid;
  };

  it('follows at once while the model is open, also to a baseline with the same MKI', async () => {
    const id = await following();
    await named(id, 30_610, 'Tweede');
    expect(await reference(id)).toEqual([30_610, 15_305, false, 'Tweede']);
    await named(id, 30_610, 'Derde');
    expect(await reference(id)).toEqual([30_610, 15_305, false, 'Derde']);
  });

  it('keeps its value and its baseline in a complete model, and follows when the model is reopened', async () => {
    const id = await following();
    await named(id, 45_832, 'Eerste');
    await toggle(id);
    const second = await named(id, 30_610, 'Tweede');
    expect(await reference(id)).toEqual([45_832, 22_916, false, 'Eerste']);
    expect((await toggle(id)).body).toMatchObject({
      emvi_status: 'Editing',
      mki_upper_boundary: 30_610,
      mki_lower_boundary: 15_305,
      mki_reference_calculation: { uuid: second, name: 'Tweede' },
    });
    const { body } = await send('GET', `project/${id}/history/`);
    expect((body as { results: { changes: object }[] }).results[0]?.changes).toMatchObject({
      mkiUpperBoundaryEur: { from: 45_832, to: 30_610 },
      referenceCalculationName: { from: 'Eerste', to: 'Tweede' },
    });
  });

  it('stays as it is, set by hand, when that is asked', async () => {
    const id = await following();
    await toggle(id);
    await named(id, 30_610, 'Tweede');
    const kept = await send('POST', `project/${id}/toggle_emvi/`, { body: { keep_reference_value: true } });
    expect(kept.status).toBe(200);
    expect(await reference(id)).toEqual([45_832, 22_916, true, null]);
  });

  it('has no baseline when it is typed, and has the active one again when it is given back', async () => {
    const id = await following();
    await named(id, 45_832, 'Eerste');
    await patch(id, { mki_upper_boundary: 50_000 });
    expect(await reference(id)).toEqual([50_000, 25_000, true, null]);
    await patch(id, { mki_manually_set: false });
    expect(await reference(id)).toEqual([45_832, 22_916, false, 'Eerste']);
    await patch(id, { mki_manually_set: true });
    expect(await reference(id)).toEqual([45_832, 22_916, true, null]);
  });

  it('never follows to below a target that was set by hand: the baseline is refused, with the reason', async () => {
    const id = await following();
    await patch(id, { mki_lower_boundary: 40_000 });
    expect(await tender.activateBaseline(id, 30_610)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/€30\.610,-.*€40\.000,-/) },
    });
    expect((await reference(id)).slice(0, 2)).toEqual([45_832, 40_000]);
    expect((await tender.activateBaseline(id, 40_000)).status).toBe(200);
  });

  it('does not do so either when a model is reopened, unless its value is kept', async () => {
    const id = await following();
    await patch(id, { mki_lower_boundary: 40_000 });
    await toggle(id);
    expect((await tender.activateBaseline(id, 30_610)).status).toBe(200);
    expect((await toggle(id)).status).toBe(409);
    expect((await read(id)).emvi_status).toBe('Locked');
    const kept = await send('POST', `project/${id}/toggle_emvi/`, { body: { keep_reference_value: true } });
    expect(kept.body).toMatchObject({ mki_upper_boundary: 45_832, mki_lower_boundary: 40_000 });
  });

  it('does not prevent the storing of an upload that would be active at once, which then waits for its activation', async () => {
    const id = await following();
    await patch(id, { mki_lower_boundary: 40_000 });
    const fields = { project: id, calculation_type: 'design-baseline', activate: 'true' };
    expect(await tender.upload(fields, 30_610)).toMatchObject({ status: 201, body: { active: false } });
    expect(await tender.upload(fields, 42_000)).toMatchObject({ status: 201, body: { active: true } });
    expect((await reference(id)).slice(0, 2)).toEqual([42_000, 40_000]);
  });
});
