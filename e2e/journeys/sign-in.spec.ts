import { atPlace, dashboardOf, LOGIN, tabOf } from '../screens/addresses.ts';
import { loginScreen, signIn } from '../screens/login-screen.ts';
import { contactOf } from '../screens/organisation-pages.ts';
import { openApiSession } from '../session/api-session.ts';
import { DEMO_PASSWORD, MUNICIPALITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

test.describe('a visitor', () => {
  test.use({ account: null });

  test('can send the form once both fields are filled in, and not before', async ({ page }) => {
    await page.goto(LOGIN);
    const { username, password, submit } = loginScreen(page);
    await expect(username).toBeFocused();
    await expect(submit).toBeDisabled();
    await username.fill('lid');
    await expect(submit).toBeDisabled();
    await password.fill('iets');
    await expect(submit).toBeEnabled();
    await username.fill('   ');
    await expect(submit).toBeDisabled();
  });

  test('reads below the button, in red, that the password is wrong, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto(LOGIN);
    await signIn(page, 'lid', 'verkeerd-wachtwoord');
    const { problems, submit, username, password } = loginScreen(page);
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
  });

  test('can look at the password that was typed', async ({ page }) => {
    await page.goto(LOGIN);
    const { password } = loginScreen(page);
    await password.fill('geheim');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Wachtwoord tonen' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Wachtwoord verbergen' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('geheim');
  });

  test('sends the form with Enter, arrives at the first organisation by name and stays in after a reload', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(atPlace(LOGIN));
    const { username, password } = loginScreen(page);
    await username.fill('lid');
    await password.fill(DEMO_PASSWORD);
    await password.press('Enter');
    // Gemeente Voorbeeld comes before Waterschap Voorbeeld.
    await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
    await expect(page.getByRole('heading', { name: 'Statistieken', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Statistieken', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  });

  test('sees neither bar nor footer on the login screen', async ({ page }) => {
    await page.goto(LOGIN);
    await expect(loginScreen(page).submit).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toHaveCount(0);
  });

  test('who follows a link to a project arrives there after signing in', async ({ page }) => {
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

test('whoever is signed in and opens the login screen is sent on to the dashboard', async ({ page }) => {
  await page.goto(LOGIN);
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
});

test('logging out ends the session, on the server too', async ({ page, api }) => {
  await page.goto(dashboardOf(MUNICIPALITY));
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

test('a session that ended elsewhere leads to the login screen and from there back to the place', async ({
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
});

test('a session that ends while a message is written leads back to the message, which is still there', async ({
  page,
  api,
}) => {
  await page.goto(contactOf(MUNICIPALITY));
  const message = page.getByRole('textbox', { name: 'Bericht' });
  await message.fill('Een bericht dat niet verloren gaat');
  await api.logOut();
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Log in om verder te gaan waar u was.')).toBeVisible();
  await signIn(page, 'lid');
  await expect(page).toHaveURL(atPlace(contactOf(MUNICIPALITY)));
  await expect(message).toHaveValue('Een bericht dat niet verloren gaat');
});
