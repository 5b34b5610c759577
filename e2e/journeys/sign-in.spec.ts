import type { Page } from '@playwright/test';
import { atPlace, dashboardOf, LOGIN, tabOf } from '../screens/addresses.ts';
import { loginScreen, signIn } from '../screens/login-screen.ts';
import { contactOf } from '../screens/organisation-pages.ts';
import { openApiSession } from '../session/api-session.ts';
import { DEMO_PASSWORD, MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

test.describe('a visitor', () => {
  test.use({ account: null });

  test('fills in the form, shows the password, reads that it is wrong, and with Enter arrives at the first organisation by name', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(atPlace(LOGIN));
    const { problems, submit, username, password } = loginScreen(page);
    await expect(username).toBeFocused();
    await expect(submit).toBeDisabled();
    await username.fill('lid');
    await expect(submit).toBeDisabled();
    await password.fill('verkeerd-wachtwoord');
    await expect(submit).toBeEnabled();
    await username.fill('   ');
    await expect(submit).toBeDisabled();

    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Wachtwoord tonen' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Wachtwoord verbergen' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('verkeerd-wachtwoord');

    // The message is below the button, in red, and the typed text stays.
    await username.fill('lid');
    await submit.click();
    await expect(problems.getByRole('listitem')).toHaveText([
      'De gebruikersnaam of het wachtwoord klopt niet',
    ]);
    // #b3261e, the theme's error colour by day
    await expect(problems).toHaveCSS('color', 'rgb(179, 38, 30)');
    const [button, list] = [await submit.boundingBox(), await problems.boundingBox()];
    expect(list?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    await expect(username).toHaveValue('lid');
    await expect(password).toHaveValue('verkeerd-wachtwoord');
    await expect(page).toHaveURL(atPlace(LOGIN));

    await password.fill(DEMO_PASSWORD);
    await password.press('Enter');
    // By name, Gemeente Voorbeeld comes before Waterschap Voorbeeld.
    await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
    await expect(page.getByRole('heading', { name: 'Statistieken', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Statistieken', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  });

  test('a user who follows a link to a project arrives there after signing in', async ({ page }) => {
    const somebody = await openApiSession('expert');
    const project = await somebody.createProject('Achter de voordeur');
    await somebody.close();
    await page.goto(tabOf(project, 6));
    await expect(page.getByText('Log in om verder te gaan waar u was.')).toBeVisible();
    await signIn(page, 'lid');
    await expect(page.getByRole('heading', { name: 'Achter de voordeur', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(atPlace(tabOf(project, 6)));
  });
});

test('a signed-in user is sent on from the login screen; logging out ends the session, on the server too', async ({
  page,
  api,
}) => {
  await page.goto(LOGIN);
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  await page.getByRole('button', { name: 'Profielmenu van Lars Visser' }).click();
  await page.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(atPlace(LOGIN));
  await expect(loginScreen(page).submit).toBeVisible();
  const answer = await page.request.get('/auth/user/', {
    headers: { Authorization: `Token ${api.token}` },
  });
  expect(answer.status()).toBe(401);
  await page.goto(dashboardOf(MUNICIPALITY));
  await expect(loginScreen(page).submit).toBeVisible();
});

test('a session that ended elsewhere leads to the login screen, and from there back to the page and the message being written', async ({
  page,
  api,
}) => {
  const project = await api.createProject('Onderbroken werk');
  await page.goto(tabOf(project, 3));
  await expect(page.getByRole('heading', { name: 'Onderbroken werk' })).toBeVisible();
  await api.logOut();
  await page.reload();
  await expect(page.getByText('Log in om verder te gaan waar u was.')).toBeVisible();
  await signIn(page, 'lid');
  await expect(page.getByRole('heading', { name: 'Onderbroken werk' })).toBeVisible();
  await expect(page).toHaveURL(atPlace(tabOf(project, 3)));

  await page.goto(contactOf(MUNICIPALITY));
  const message = page.getByRole('textbox', { name: 'Bericht' });
  await message.fill('Een bericht dat niet verloren gaat');
  const token = await page.evaluate<string>("localStorage.getItem('milieuspoor.token')");
  await endSession(page, token);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Log in om verder te gaan waar u was.')).toBeVisible();
  await signIn(page, 'lid');
  await expect(page).toHaveURL(atPlace(contactOf(MUNICIPALITY)));
  await expect(message).toHaveValue('Een bericht dat niet verloren gaat');
});

/** Ends the browser's session without its page, as signing out everywhere does. */
async function endSession(page: Page, token: string): Promise<void> {
  const cookies = await page.context().cookies();
  const answer = await page.request.post('/dj-rest-auth/logout/', {
    headers: {
      Authorization: `Token ${token}`,
      'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '',
    },
  });
  expect(answer.status()).toBe(204);
}
