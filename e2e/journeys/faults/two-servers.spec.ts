import { textInZip } from '../../fixtures/read-zip.ts';
import { baselineFile, optimisationFile } from '../../fixtures/village-street.ts';
import { dashboardOf, LOGIN, tabOf } from '../../screens/addresses.ts';
import { addFile, calculationRow, checkOf, chooseFile } from '../../screens/calculations.ts';
import { loginScreen, signIn } from '../../screens/login-screen.ts';
import { type ApiSession, type CalculationRecord, openApiSession } from '../../session/api-session.ts';
import { DEMO_PASSWORD, MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';
import { startTwoServers, type TwoServers } from '../../session/two-servers.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ account: null });

let two: TwoServers;
let api: ApiSession;
test.beforeAll(async () => {
  two = await startTwoServers();
  api = await openApiSession('medewerker', { baseURL: two.origin });
});
test.afterAll(async () => {
  await api.close();
  await two.remove();
});

/** Asks a server itself, without the proxy. */
async function ask(server: string, path: string): Promise<unknown> {
  const answer = await fetch(server + path, { headers: { authorization: `Token ${api.token}` } });
  expect(answer.status, `${server}${path}`).toBe(200);
  return answer.json();
}

test('two servers that start at once on an empty database make one demonstration', async () => {
  for (const server of two.servers) {
    const { results } = (await ask(server, '/api/v1/organization/')) as { results: { slug: string }[] };
    expect(results.filter(({ slug }) => slug === MUNICIPALITY)).toHaveLength(1);
  }
});

test('a user whose calls alternate between both notices nothing', async ({ page }) => {
  await page.goto(two.origin + LOGIN);
  await signIn(page, 'lid');
  await expect(page).toHaveURL(new RegExp(`${dashboardOf(MUNICIPALITY)}$`));
  const project = await api.createProject('Op twee servers');
  await page.goto(two.origin + tabOf(project, 3));
  // One server checks the file and stores the check; the other stores the calculation.
  const file = await baselineFile('Verdeeld.xlsx');
  await chooseFile(page, file);
  await expect(checkOf(page, file)).toContainText('Kan worden toegevoegd');
  await addFile(page, file);
  await expect(calculationRow(page, 'Verdeeld')).toBeVisible();
  for (let time = 0; time < 4; time++) {
    await page.reload();
    await expect(calculationRow(page, 'Verdeeld')).toBeVisible();
  }
  await page.goto(two.origin + dashboardOf(MUNICIPALITY));
  await expect(page.getByRole('link', { name: /Op twee servers/ })).toBeVisible();
});

test('after every change both servers give the same, new figures', async () => {
  const organisation = '/api/v1/organization/gemeente-voorbeeld';
  const project = await api.createProject('Telt mee');
  const questions = [
    `${organisation}/internal_project_calculation_statistics/?aggregate_by=project`,
    `${organisation}/internal_organization_statistics/`,
    `${organisation}/internal_project_calculation_statistics/?aggregate_by=project&project_calculation__project__uuid=${project.uuid}&project_calculation__calculation_type=design-baseline,design-optimization`,
    `/api/v1/project/?organization__slug=${MUNICIPALITY}&search=telt`,
  ];
  const seen: string[] = [];
  const bothSay = async () => {
    const [left, right] = await Promise.all(
      two.servers.map((server) => Promise.all(questions.map((question) => ask(server, question)))),
    );
    expect(left).toEqual(right);
    seen.push(JSON.stringify(left));
  };
  // Both servers have answers in their cache before the first change.
  await bothSay();
  const calculations: CalculationRecord[] = [];
  const acts = [
    async () =>
      void calculations.push(await api.upload(project, 'design-baseline', await baselineFile('A.xlsx'))),
    () => api.activate(calculations[0] as CalculationRecord),
    async () =>
      void calculations.push(
        await api.upload(project, 'design-optimization', await optimisationFile('B.xlsx')),
      ),
    () => api.activate(calculations[1] as CalculationRecord),
    () => api.changeProject(project, { project_name: 'Telt nog steeds mee' }),
    () =>
      api.changeProject(project, {
        project_status: 'Design_Phase_Complete',
        design_phase_complete_date: new Date().toISOString().slice(0, 10),
      }),
  ];
  for (const act of acts) {
    await act();
    await bothSay();
  }
  expect(new Set(seen).size).toBe(seen.length);
});

test('both servers list a report that one of them made, and both make the same report', async () => {
  const project = await api.createProject('Rapport van twee');
  const calculation = await api.upload(project, 'design-baseline', await baselineFile('R.xlsx'));
  await api.activate(calculation);
  await api.changeCalculation(calculation, { include_in_report: true });
  const reports = [
    await api.makeReport(project, [calculation]),
    await api.makeReport(project, [calculation]),
  ];
  expect(textInZip(reports[0] as Buffer, 'word/document.xml')).toContain('Rapport van twee');
  expect(reports[1]?.equals(reports[0] as Buffer)).toBe(true);
  for (const server of two.servers)
    expect(await ask(server, `/api/v1/project/${project.uuid}/reports/`)).toMatchObject({ count: 1 });
});

test('both servers count attempts together, and signing out applies to both', async ({ page }) => {
  const statuses = [];
  for (let time = 0; time < 12; time++) {
    const { origin } = new URL(two.servers[time % 2] as string);
    const body = JSON.stringify({ username: 'buiten', password: `verkeerd ${time}` });
    const headers = { 'content-type': 'application/json', cookie: 'csrftoken=a', 'x-csrftoken': 'a' };
    statuses.push((await fetch(`${origin}/dj-rest-auth/login/`, { method: 'POST', headers, body })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);

  await page.goto(two.origin + LOGIN);
  await signIn(page, 'lid', DEMO_PASSWORD);
  await expect(page).toHaveURL(new RegExp(`${dashboardOf(MUNICIPALITY)}$`));
  const token = await page.evaluate(() => localStorage.getItem('milieuspoor.token'));
  await page.goto(`${two.origin}/#/logout`);
  await expect(loginScreen(page).username).toBeVisible();
  for (const server of two.servers) {
    const answer = await fetch(`${server}/auth/user/`, { headers: { authorization: `Token ${token}` } });
    expect(answer.status).toBe(401);
  }
});
