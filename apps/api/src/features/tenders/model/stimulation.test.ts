import type { Sector } from '@milieuspoor/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';

let test: TestApp;
let alfa: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

/** Adds a tender with this discount for an MKI from 200.000 down to 100.000, in whole euro. */
async function addTender(
  organisation: string,
  maximum: number,
  { sector = 'infra-city', emvi = 'Locked' }: { sector?: Sector; emvi?: string } = {},
): Promise<string> {
  const id = await addProject(test, organisation, { awardCriteria: true, sector });
  await test.dependencies.database.queries.execute(sql`
    UPDATE project SET emvi_status = ${emvi}, mki_max_discount_eur = ${maximum},
      mki_upper_boundary_eur = 200000, mki_lower_boundary_eur = 100000
    WHERE id = ${id}`);
  return id;
}

async function organisationId(slug: string): Promise<string> {
  const id = await findOrganisationId(test.dependencies.database.queries, { kind: 'all' }, slug);
  if (!id) throw new Error(`There is no organisation ${slug}`);
  return id;
}

const ask = (project: string) => test.send('GET', `/api/v1/project/${project}/statistics/`, { token });

describe('the discount of a model for each euro of MKI less', () => {
  let project: string;

  it('is its maximum divided by the range between its boundaries, also while it is being filled in', async () => {
    project = await addTender(alfa, 50_000, { emvi: 'Unlocked' });
    expect(await ask(project)).toMatchObject({
      status: 200,
      body: {
        project: 0.5,
        organization_projects_for_sector: null,
        all_projects_for_sector: null,
        organization_projects: null,
        all_projects: null,
      },
    });
  });

  it('is compared with the mean of complete models of the organisation, in its sector and in all sectors', async () => {
    await addTender(alfa, 100_000);
    await addTender(alfa, 200_000);
    await addTender(alfa, 600_000, { sector: 'infra-railway' });
    await addTender(alfa, 900_000, { emvi: 'Editing' });
    expect((await ask(project)).body).toMatchObject({
      organization_projects_for_sector: 1.5,
      organization_projects: 3,
      all_projects: null,
    });
  });

  it('is compared with the country once three others are included, of which none is too large', async () => {
    for (const slug of ['beta', 'gamma']) await addTender(await addOrganisation(test, slug), 300_000);
    expect((await ask(project)).body).toMatchObject({ all_projects: null, all_projects_fixed: null });
    await addTender(await addOrganisation(test, 'delta'), 400_000);
    // (1 + 2 + 3 + 3 + 4) ÷ 5; the railway has only one organisation, so its figure is not shown.
    expect((await ask(project)).body).toMatchObject({
      all_projects_for_sector: 2.6,
      all_projects: 2.6,
      all_projects_fixed: { from: '2026-03-02', until: '2026-03-02' },
    });
    const { token: both } = await addUser(test, {
      username: 'twee',
      organisationIds: [alfa, await organisationId('beta')],
    });
    const { body } = await test.send('GET', `/api/v1/project/${project}/statistics/`, { token: both });
    expect(body).toMatchObject({ organization_projects: 3, all_projects: null });
  });

  it('is compared with all sectors together that have enough organisations', async () => {
    for (const slug of ['beta', 'gamma', 'delta'])
      await addTender(await organisationId(slug), 300_000, { sector: 'infra-railway' });
    // With 6, 3, 3 and 3 of the railway: (1 + 2 + 3 + 3 + 4 + 6 + 3 + 3 + 3) ÷ 9.
    expect((await ask(project)).body).toMatchObject({ all_projects_for_sector: 2.6, all_projects: 28 / 9 });
  });

  it('keeps the figure of the country as it was fixed, beside the organisation’s present figure', async () => {
    await addTender(alfa, 700_000);
    await addTender(await organisationId('beta'), 900_000);
    expect((await ask(project)).body).toMatchObject({
      organization_projects: 4,
      all_projects_for_sector: 2.6,
      all_projects: 28 / 9,
    });
  });

  it('does not count organisations whose models have no valid discount per euro', async () => {
    const other = await addTender(alfa, 100_000, { sector: 'other-infra' });
    for (const slug of ['beta', 'gamma', 'delta']) {
      const id = await addTender(await organisationId(slug), 100_000, { sector: 'other-infra' });
      await test.dependencies.database.queries.execute(
        sql`UPDATE project SET mki_lower_boundary_eur = 200000 WHERE id = ${id}`,
      );
    }
    expect((await ask(other)).body).toMatchObject({ project: 1, all_projects_for_sector: null });
  });

  it('is hidden from other organisations', async () => {
    const zeta = await addOrganisation(test, 'zeta');
    const stranger = await addUser(test, { username: 'buiten', organisationIds: [zeta] });
    const path = `/api/v1/project/${project}/statistics/`;
    expect((await test.send('GET', path, { token: stranger.token })).status).toBe(404);
  });
});
