import { baselineFile } from '../../fixtures/village-street.ts';
import { dashboardOf, tabOf } from '../../screens/addresses.ts';
import { calculationRow, checkOf, chooseFile } from '../../screens/calculations.ts';
import { type ApiSession, openApiSession, type ProjectRecord } from '../../session/api-session.ts';
import { type InstallationOnPostgres, startOnPostgres } from '../../session/installation-on-postgres.ts';
import { EMPTY_INSTALLATION } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const { username, password, slug } = EMPTY_INSTALLATION;
const NOTICE = 'De gegevens zijn even niet bereikbaar. Deze pagina probeert het vanzelf opnieuw';
/** The page recovers after some five seconds, or after some eight when the first attempt came too soon. */
const COMING_BACK = { timeout: 20_000 };

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ account: null });

let installation: InstallationOnPostgres;
let api: ApiSession;
let project: ProjectRecord;

test.beforeAll(async () => {
  installation = await startOnPostgres();
  api = await openApiSession(username, { baseURL: installation.origin, password });
  project = await api.createProject('Dijkversterking', slug);
});
test.afterAll(async () => {
  await api.close();
  await installation.remove();
});
test.beforeEach(async ({ context }) => {
  await context.addInitScript((token) => localStorage.setItem('milieuspoor.token', token), api.token);
});

test('typed text stays, and can be saved when the database is back', async ({ page }) => {
  await page.goto(installation.origin + tabOf(project, 1));
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  await page.getByLabel('Projectnaam').fill('Dijkversterking Noord');
  await installation.cluster.stop();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('alert')).toContainText('Er is niets opgeslagen');
  await expect(page.getByLabel('Projectnaam')).toHaveValue('Dijkversterking Noord');
  await installation.cluster.start();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { name: 'Dijkversterking Noord' })).toBeVisible();
});

test('a page that is opened meanwhile says so, and shows its data by itself later', async ({ page }) => {
  await installation.cluster.stop();
  await page.goto(installation.origin + dashboardOf(slug));
  await expect(page.getByText(NOTICE)).toBeVisible();
  await installation.cluster.start();
  await expect(page.getByRole('link', { name: /Dijkversterking Noord/ })).toBeVisible(COMING_BACK);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('an upload continues by itself, and is stored once', async ({ page }) => {
  const file = await baselineFile('Doorgezet.xlsx');
  await page.goto(installation.origin + tabOf(project, 3));
  await chooseFile(page, file);
  await expect(checkOf(page, file)).toContainText('Kan worden toegevoegd');
  await installation.cluster.stop();
  await checkOf(page, file).getByRole('button', { name: 'Berekening toevoegen' }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await installation.cluster.start();
  await expect(calculationRow(page, 'Doorgezet')).toBeVisible(COMING_BACK);
  expect(await api.listCalculations(project)).toHaveLength(1);
});
