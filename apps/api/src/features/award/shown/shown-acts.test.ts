import type { Applicant, Calculation, Project, Shown } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { openBids } from '../../../testing/bids.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';
import type { Member } from '../../../testing/tender-world.ts';
import type { Answer } from '../../../testing/test-app.ts';
import { addProject } from '../../../testing/world.ts';

/** The tests' clock is at 2 March 2026. */
const TODAY = '2026-03-02';
const COMPLETED = { project_status: 'Design_Phase_Complete', design_phase_complete_date: TODAY };
const WON = 'De eerste trok zich terug';

let tender: TenderActs;
/** An looks and confirms; Bo changes something meanwhile. */
let an: Member;
let bo: Member;

beforeAll(async () => {
  tender = await startTenderActs();
  ({ an, bo } = tender);
});
afterAll(() => tender.test.close());

const send = (method: 'GET' | 'POST' | 'PATCH', address: string, as: Member, body?: object) =>
  tender.test.send(method, `/api/v1/${address}`, { token: as.token, ...(body ? { body } : {}) });
const project = async (id: string) => (await send('GET', `project/${id}/`, an)).body as Project;
const patch = (id: string, body: object, as = an) => send('PATCH', `project/${id}/`, as, body);

/** Uploads a calculation with this MKI, which Bo makes the active one of its type. */
async function activate(id: string, type: string, mkiEur: number): Promise<Calculation> {
  const stored = await tender.upload({ project: id, calculation_type: type }, mkiEur, { as: bo });
  const { uuid } = stored.body as Calculation;
  if (type !== 'as-built-baseline')
    expect((await send('PATCH', `project-calculation/${uuid}/`, bo, { active: true })).status).toBe(200);
  const { body } = await send('GET', `project-calculation/?project__uuid=${id}`, an);
  const { results } = body as { results: readonly Calculation[] };
  return results.find((each) => each.uuid === uuid) as Calculation;
}

const shownOf = ({ uuid, name, mki_value }: Calculation) => ({ uuid, name, mki_value });

/** Expects an action to be refused with what was shown and what there is now, and without any effect. */
function expectOvertaken(answer: Answer, shown: Shown, current: Shown) {
  expect(answer).toEqual(
    expect.objectContaining({
      status: 409,
      body: { detail: expect.stringContaining('Er is niets vastgelegd'), shown, current },
    }),
  );
}

describe('a phase is completed with the values of its dialog', () => {
  it('in a Basic project: not with an optimisation that a colleague activated meanwhile', async () => {
    const id = await addProject(tender.test, tender.organisation, { awardCriteria: false });
    const design_baseline = shownOf(await activate(id, 'design-baseline', 100_000));
    const design_optimization = shownOf(await activate(id, 'design-optimization', 60_000));
    const shown = { design_baseline, design_optimization };
    const other = shownOf(await activate(id, 'design-optimization', 80_000));
    expectOvertaken(
      await patch(id, { ...COMPLETED, shown }),
      { design_optimization },
      { design_optimization: other },
    );
    expect(await project(id)).toMatchObject({
      project_status: 'Design_Phase_Active',
      design_phase_complete_date: null,
    });
    const seenAnew = { design_baseline, design_optimization: other };
    expect((await patch(id, { ...COMPLETED, shown: seenAnew })).status).toBe(200);
  });

  it('nor with another baseline, but a program that shows nothing continues as before', async () => {
    const id = await addProject(tender.test, tender.organisation, { awardCriteria: false });
    const design_baseline = shownOf(await activate(id, 'design-baseline', 100_000));
    await activate(id, 'design-optimization', 60_000);
    const other = shownOf(await activate(id, 'design-baseline', 90_000));
    expectOvertaken(
      await patch(id, { ...COMPLETED, shown: { design_baseline } }),
      { design_baseline },
      { design_baseline: other },
    );
    expect((await patch(id, COMPLETED)).status).toBe(200);
  });

  it('nor with one that is no longer active', async () => {
    const id = await addProject(tender.test, tender.organisation, { awardCriteria: false });
    const shown = { design_baseline: shownOf(await activate(id, 'design-baseline', 100_000)) };
    const { uuid } = shown.design_baseline;
    expect((await send('PATCH', `project-calculation/${uuid}/`, bo, { active: false })).status).toBe(200);
    expectOvertaken(await patch(id, { ...COMPLETED, shown }), shown, { design_baseline: null });
  });

  it('in a Standard project: not with another winner, or another price of the same winner', async () => {
    const id = await tender.addTender();
    const [middle, , green] = await tender.addThreeBids(id);
    await activate(id, 'design-baseline', 100_000);
    await send('POST', `project/${id}/toggle_emvi/`, an);
    await tender.open(id);
    await tender.patch(green, { active: true });
    const winnerNow = async () => {
      const found = (await tender.read(id)).results.find(({ active }) => active);
      const { uuid, name, quote_price, mki_value, counting_mki, fictional_quote_price, rank } =
        found as Applicant;
      expect(counting_mki).toBe(mki_value);
      return { uuid, name, quote_price, mki_value, counting_mki, fictional_quote_price, rank };
    };
    const winner = await winnerNow();
    await tender.patch(middle, { active: true, winner_reason: WON }, { as: bo });
    const completing = await patch(id, { ...COMPLETED, shown: { winner } });
    expect(completing).toMatchObject({
      status: 409,
      body: { shown: { winner: { name: 'Groen' } }, current: { winner: { name: 'Midden' } } },
    });
    expect((await project(id)).project_status).toBe('EMVI_Complete');

    const chosen = await winnerNow();
    await tender.correct(id);
    await tender.patch(middle, { quote_price: 1_000_001 }, { as: bo });
    await send('POST', `project/${id}/end_correction/`, bo);
    expect(await patch(id, { ...COMPLETED, shown: { winner: chosen } })).toMatchObject({
      status: 409,
      body: {
        shown: { winner: { quote_price: 1_000_000 } },
        current: { winner: { quote_price: 1_000_001 } },
      },
    });

    // The award's dialog also shows how the others stand, and why the winner is not the first.
    const others = async () =>
      (await tender.read(id)).results.map(({ uuid, name, quote_price, rank }) => ({
        ...{ uuid, name, quote_price, rank },
      }));
    const otherReason = await patch(id, { ...COMPLETED, shown: { winner_reason: 'Iets anders' } });
    expect(otherReason).toMatchObject({ status: 409, body: { current: { winner_reason: WON } } });
    const bids = await others();
    await tender.correct(id);
    await tender.patch(green, { quote_price: 1_234_567 }, { as: bo });
    await send('POST', `project/${id}/end_correction/`, bo);
    const seen = { winner: await winnerNow() };
    expect(await patch(id, { ...COMPLETED, shown: { ...seen, bids } })).toMatchObject({
      status: 409,
      body: {
        shown: { bids },
        current: { bids: expect.arrayContaining([expect.objectContaining({ quote_price: 1_234_567 })]) },
      },
    });
    expect((await patch(id, { ...COMPLETED, shown: { ...seen, bids: await others() } })).status).toBe(200);
  });

  it('as built: not with another calculation of the execution', async () => {
    const id = await addProject(tender.test, tender.organisation, {
      contractType: 'UAV-GC',
      awardCriteria: false,
    });
    await activate(id, 'design-baseline', 100_000);
    await activate(id, 'design-optimization', 60_000);
    await patch(id, COMPLETED);
    await patch(id, { asbuilt_scope_changed: false });
    const as_built_optimization = shownOf(await activate(id, 'as-built-optimization', 65_000));
    const completed = { project_status: 'Project_Complete', project_complete_date: TODAY };
    const other = shownOf(await activate(id, 'as-built-optimization', 85_000));
    expectOvertaken(
      await patch(id, { ...completed, shown: { as_built_optimization } }),
      { as_built_optimization },
      { as_built_optimization: other },
    );
    expect((await project(id)).project_status).toBe('Design_Phase_Complete');
    expect((await patch(id, { ...completed, shown: { as_built_optimization: other } })).status).toBe(200);
  });
});

describe('the scope answer', () => {
  it('removes no as-built baseline that was not on the screen', async () => {
    const id = await addProject(tender.test, tender.organisation, {
      contractType: 'UAV-GC',
      awardCriteria: false,
    });
    await activate(id, 'design-baseline', 100_000);
    await activate(id, 'design-optimization', 60_000);
    await patch(id, COMPLETED);
    await patch(id, { asbuilt_scope_changed: true });
    const first = shownOf(await activate(id, 'as-built-baseline', 110_000));
    const second = shownOf(await activate(id, 'as-built-baseline', 120_000));
    const no = { asbuilt_scope_changed: false, delete_asbuilt_baselines: true };
    expectOvertaken(
      await patch(id, { ...no, shown: { as_built_baselines: [first] } }),
      { as_built_baselines: [first] },
      {
        as_built_baselines: expect.toSatisfy(
          (list) => list.length === 2 && list.some(({ uuid }: { uuid: string }) => uuid === second.uuid),
        ),
      },
    );
    expect(await project(id)).toMatchObject({ asbuilt_scope_changed: true });
    const { body } = await send(
      'GET',
      `project-calculation/?project__uuid=${id}&calculation_type=as-built-baseline`,
      an,
    );
    expect(body).toMatchObject({ count: 2 });
    const away = await tender.test.send('DELETE', `/api/v1/project-calculation/${second.uuid}/`, {
      token: bo.token,
    });
    expect(away.status).toBe(204);
    expectOvertaken(
      await patch(id, { ...no, shown: { as_built_baselines: [second, first] } }),
      { as_built_baselines: [second, first] },
      { as_built_baselines: [first] },
    );
    expect((await patch(id, { ...no, shown: { as_built_baselines: [first] } })).status).toBe(200);
  });
});

describe('actions in a tender', () => {
  it('completing the model fixes the shown values, also when they followed another baseline', async () => {
    const id = await tender.addTender();
    await tender.set(
      id,
      sql`mki_manually_set = false, mki_upper_boundary_eur = NULL, mki_lower_boundary_eur = NULL`,
    );
    await activate(id, 'design-baseline', 45_832);
    const seen = await project(id);
    const shown = {
      mki_upper_boundary: seen.mki_upper_boundary,
      mki_lower_boundary: seen.mki_lower_boundary,
      mki_max_discount: seen.mki_max_discount,
      award_model_version: seen.award_model_version,
    };
    await activate(id, 'design-baseline', 30_610);
    const toggled = await send('POST', `project/${id}/toggle_emvi/`, an, { shown });
    const { award_model_version, ...values } = shown;
    expectOvertaken(
      toggled,
      { award_model_version, mki_upper_boundary: 45_832, mki_lower_boundary: 22_916 },
      {
        award_model_version: (await project(id)).award_model_version,
        mki_upper_boundary: 30_610,
        mki_lower_boundary: 15_305,
      },
    );
    expect(values.mki_max_discount).toBe(250_000);
    expect((await project(id)).emvi_status).toBe('Unlocked');
  });

  it('choosing a winner: not by a rank that another bid has by now', async () => {
    const id = await tender.addTender();
    const [middle, , green] = await tender.addThreeBids(id);
    await activate(id, 'design-baseline', 100_000);
    await tender.open(id);
    const bid = (await tender.read(id)).results.find(({ uuid }) => uuid === green) as Applicant;
    const bidder = {
      uuid: green,
      name: 'Groen',
      fictional_quote_price: bid.fictional_quote_price,
      rank: bid.rank,
    };
    expect(bid.rank).toBe(1);
    await tender.correct(id);
    await tender.patch(middle, { quote_price: 700_000 }, { as: bo });
    await send('POST', `project/${id}/end_correction/`, bo);
    expectOvertaken(
      await tender.patch(green, { active: true, shown: { bidder, winner: null } }),
      { bidder },
      { bidder: expect.objectContaining({ rank: 2 }) },
    );
    expect((await tender.statistics(id)).selected_winner).toBeNull();
  });

  it('opening: not when the screen showed one bidder more or less', async () => {
    const id = await tender.addTender();
    const first = await tender.enter(id, 'Een', 1_000_000);
    const bidders = [{ uuid: first.uuid, name: 'Een' }];
    const second = await tender.post(id, { name: 'Twee', quote_price: 900_000, criteria_discount: 0 }, bo);
    expect(second.status, JSON.stringify(second.body)).toBe(201);
    const { uuid } = second.body as Applicant;
    const open = (shown: Shown) => openBids(tender.test, an.token, id, { witness: bo.accountId, shown });
    expectOvertaken(await open({ bidders }), { bidders }, { bidders: [...bidders, { uuid, name: 'Twee' }] });
    expect((await project(id)).bids_opened).toBeNull();
    expect((await open({ bidders: [{ uuid, name: 'Twee' }, ...bidders] })).status).toBe(200);
  });

  it('reveals to nobody the price of a bid that is sealed for them', async () => {
    const id = await tender.addTender({ sealed: true });
    const { uuid } = await tender.enter(id, 'Verzegeld', 1_000_000);
    const shown = { bidder: { uuid, name: 'Anders', quote_price: 1 } };
    // The member who entered it may change it; a colleague is refused before anything is compared.
    const answer = await tender.patch(uuid, { name: 'Nieuw', shown }, { as: bo });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer.body)).not.toContain('1000000');
  });
});

describe('actions of staff in a project', () => {
  it('reopening and unlocking are refused when the status differs from the shown one', async () => {
    const id = await addProject(tender.test, tender.organisation, { awardCriteria: false });
    await activate(id, 'design-baseline', 100_000);
    await activate(id, 'design-optimization', 60_000);
    await patch(id, COMPLETED);
    const reason = 'Verkeerde datum';
    const reopen = (shown: Shown) => send('POST', `project/${id}/reopen/`, tender.staff, { reason, shown });
    const active = { project_status: 'Project_Complete' } as const;
    expectOvertaken(await reopen(active), active, { project_status: 'Design_Phase_Complete' });
    expect((await reopen({ project_status: 'Design_Phase_Complete' })).status).toBe(200);
    await send('POST', `project/${id}/lock/`, tender.staff, { reason });
    const unlock = (shown: Shown) => send('POST', `project/${id}/unlock/`, tender.staff, { reason, shown });
    expectOvertaken(
      await unlock({ project_locked: true, project_status: 'Design_Phase_Complete' }),
      { project_status: 'Design_Phase_Complete' },
      { project_status: 'Design_Phase_Active' },
    );
    expect((await unlock({ project_locked: true })).status).toBe(200);
  });
});

it('a fact that no action knows is refused as a wrong field', async () => {
  const id = await addProject(tender.test, tender.organisation, {});
  expect((await patch(id, { project_name: 'X', shown: { design_baseline: { uuid: 'geen' } } })).status).toBe(
    400,
  );
});
