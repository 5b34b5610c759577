import { dashboardOf, LOGIN, tabOf } from '../../screens/addresses.ts';
import { loginScreen, signIn } from '../../screens/login-screen.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const UNREACHABLE = 'De server is niet bereikbaar';
const TRYING = 'Deze pagina probeert het vanzelf opnieuw';

test.describe('without a network', () => {
  test('saving says so at once, typed text stays, and it is saved when the network is back', async ({
    page,
    api,
    context,
  }) => {
    const project = await api.createProject('Zonder netwerk');
    await page.goto(tabOf(project, 1));
    await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
    await page.getByLabel('Projectnaam').fill('Met netwerk');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('alert').filter({ hasText: UNREACHABLE })).toBeVisible();
    await expect(page.getByLabel('Projectnaam')).toHaveValue('Met netwerk');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('heading', { name: 'Met netwerk' })).toBeVisible();
  });

  test('a dialog that is fetched later says that it is on its way, another screen that it cannot be shown, and both appear with the network', async ({
    page,
    context,
  }) => {
    await page.goto(dashboardOf(MUNICIPALITY));
    const start = page.getByRole('button', { name: 'Start nieuw project' });
    await expect(start).toBeVisible();
    await context.setOffline(true);
    await start.click();
    await expect(page.getByText(TRYING)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Nieuw project' })).toBeVisible();
    await expect(page.getByText(TRYING)).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await expect(page.getByRole('heading', { name: 'Deze pagina kan nu niet worden getoond' })).toBeVisible();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('button', { name: 'Vandaag' })).toBeVisible();
  });
});

test.describe('a visitor without a network', () => {
  test.use({ account: null });

  test('reads at once that signing in is not possible now, and keeps the typed text', async ({
    page,
    context,
  }) => {
    await page.goto(LOGIN);
    const { username, problems } = loginScreen(page);
    await expect(username).toBeVisible();
    await context.setOffline(true);
    await signIn(page, 'lid');
    await expect(problems).toContainText(UNREACHABLE);
    await expect(username).toHaveValue('lid');
  });
});
