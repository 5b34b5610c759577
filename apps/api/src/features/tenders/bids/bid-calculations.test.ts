import type { Calculation } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

describe('the calculation of a bidder', () => {
  it('is only one: another replaces it, and its winner is no longer the winner', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Een', 10);
    await tender.uploadBid(uuid, 75_000);
    await tender.open(project);
    expect((await tender.patch(uuid, { active: true })).body).toMatchObject({ active: true });
    await tender.correct(project);
    expect((await tender.uploadBid(uuid, 60_000)).status).toBe(201);
    expect((await tender.read(project)).results[0]).toMatchObject({ mki_value: 60_000, active: false });
    const listed = await tender.test.send('GET', `/api/v1/project-calculation/?project__uuid=${project}`, {
      token: tender.an.token,
    });
    expect(listed.body).toMatchObject({ count: 1, results: [{ applicant: uuid, mki_value: 60_000 }] });
  });

  it('is restored after its deletion only while the bidder has no other one; the bidder is no longer the winner', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Een', 10);
    const { uuid: calculation } = (await tender.uploadBid(uuid, 75_000)).body as Calculation;
    await tender.open(project);
    await tender.correct(project);
    await tender.patch(uuid, { active: true });
    const send = (method: 'DELETE' | 'POST', path = '') =>
      tender.test.send(method, `/api/v1/project-calculation/${calculation}/${path}`, {
        token: tender.an.token,
      });
    expect((await send('DELETE')).status).toBe(204);
    expect((await tender.read(project)).results[0]).toMatchObject({
      project_calculation: null,
      active: false,
    });
    expect((await tender.statistics(project)).selected_winner).toBeNull();
    await tender.uploadBid(uuid, 60_000);
    expect((await send('POST', 'restore/')).status).toBe(409);
  });

  it('requires the id of the bidder, which no other type accepts', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Een', 10);
    for (const fields of [
      { project, calculation_type: 'applicant' },
      { applicant: uuid, calculation_type: 'design-baseline' },
      { calculation_type: 'design-baseline' },
    ])
      expect((await tender.upload(fields, 1)).status, JSON.stringify(fields)).toBe(400);
    expect((await tender.upload({ project, applicant: uuid, calculation_type: 'applicant' }, 1)).status).toBe(
      201,
    );
    const other = await tender.addTender();
    expect(
      (await tender.upload({ project: other, applicant: uuid, calculation_type: 'applicant' }, 1)).status,
    ).toBe(404);
  });

  it('is listed by itself, or as the winner’s', async () => {
    const project = await tender.addTender();
    await tender.activateBaseline(project, 100_000);
    const [middle, , green] = await tender.addThreeBids(project);
    await tender.open(project);
    await tender.patch(green, { active: true });
    const mkiOf = async (applicant?: string, as = tender.an) => {
      const { status, body } = await tender.test.send(
        'GET',
        `/api/v1/organization/alfa/internal_project_calculation_statistics/?aggregate_by=product_group` +
          `&project_calculation__project__uuid=${project}` +
          `&project_calculation__calculation_type=design-baseline,applicant${applicant ? `&applicant=${applicant}` : ''}`,
        { token: as.token },
      );
      if (status !== 200) return status;
      const { statistics: all } = body as {
        statistics: { statistic: string; name: string; values: unknown }[];
      };
      const total = all.filter(({ statistic }) => statistic === 'total_mki_reference_calculation');
      return JSON.stringify(total);
    };
    expect(await mkiOf()).toContain('40000');
    expect(await mkiOf(middle)).toContain('75000');
    expect(await mkiOf(middle)).not.toContain('40000');
    expect(await mkiOf(middle, tender.viewer)).toBe(404);
    expect(await mkiOf(middle, tender.stranger)).toBe(404);
  });
});

describe('a bidder that was deleted with the calculation', () => {
  it('is restored together with it, by either of the two, and the answer states who deleted it', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Een', 10);
    const { uuid: calculation } = (await tender.uploadBid(uuid, 75_000)).body as Calculation;
    await tender.remove(uuid);
    const listed = await tender.test.send(
      'GET',
      `/api/v1/project-calculation/?project__uuid=${project}&deleted=true`,
      {
        token: tender.an.token,
      },
    );
    expect(listed.body).toMatchObject({ results: [{ uuid: calculation, deletion: { by: 'an' } }] });
    const restore = () =>
      tender.test.send('POST', `/api/v1/project-calculation/${calculation}/restore/`, {
        token: tender.an.token,
      });
    expect((await restore()).status).toBe(200);
    expect((await tender.read(project)).results).toMatchObject([
      { name: 'Een', quote_price: 10, mki_value: 75_000 },
    ]);
    await tender.remove(uuid);
    await tender.enter(project, 'een', 20);
    expect(await restore()).toMatchObject({
      status: 409,
      body: { detail: 'Een andere inschrijver heeft deze naam al' },
    });
    expect((await tender.read(project)).results).toMatchObject([{ name: 'een', project_calculation: null }]);
  });
});
