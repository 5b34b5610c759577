import type { Page } from '@playwright/test';
import { atPlace, dashboardOf, tabOf } from '../../screens/addresses.ts';
import { tabTo } from '../../screens/keyboard.ts';
import { loginScreen, signIn } from '../../screens/login-screen.ts';
import { newProjectDialog, projectFields } from '../../screens/new-project.ts';
import { axeOf } from '../../screens/no-violations.ts';
import { openApiSession } from '../../session/api-session.ts';
import { EMPTY_INSTALLATION, emptyOrigin, MUNICIPALITY, origin } from '../../session/installations.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const START = 'Start nieuw project';

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await page.mouse.move(0, 0);
  const { violations } = await (await axeOf(page)).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect.soft(found, screen).toEqual([]);
}

async function openDialog(page: Page) {
  await page.goto(dashboardOf(MUNICIPALITY));
  await page.getByRole('button', { name: START }).click();
  return newProjectDialog(page);
}

/** Returns the members of a project as the server stores them. */
async function membersOf(page: Page, token: string, project: string): Promise<string[]> {
  const answer = await page.request.get(`${origin}/api/v1/projectmemberdetail/?project__uuid=${project}`, {
    headers: { Authorization: `Token ${token}` },
  });
  const { results } = (await answer.json()) as { results: { user: { first_name: string } }[] };
  return results.map(({ user }) => user.first_name);
}

test.describe('a new project', () => {
  test('is started with the keyboard alone: its address is found and its members are chosen', async ({
    page,
    api,
  }) => {
    await page.goto(dashboardOf(MUNICIPALITY));
    await page.getByRole('button', { name: START }).press('Enter');
    const { dialog, ...fields } = newProjectDialog(page);
    await fields.name.press('Tab');
    await fields.name.pressSequentially('Toetsenbordstraat');
    await page.keyboard.press('Tab');
    for (const choice of ['Spoorinfrastructuur', 'Reconstructie']) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.type(choice.slice(0, 8));
      await expect(page.getByRole('option', { name: choice, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      // One more Tab passes the icon that explains the sector.
      if (choice !== 'Reconstructie') await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    }
    await expect(fields.location).toBeFocused();
    await page.keyboard.type('Domplein');
    await expect(page.getByRole('option')).toHaveText([
      'Domplein 1, 3512JC Utrecht',
      'Domplein 29, 3512JE Utrecht',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(fields.latitude).toHaveValue('52,090881');
    await expect(fields.longitude).toHaveValue('5,121429');
    await expect(fields.location).toHaveValue('Domplein 1, 3512JC Utrecht');
    // The coordinates, the map and its two buttons do not trap the keyboard.
    for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
    await expect(fields.description).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(fields.contract).toHaveText('UAV-GC-contract / Bouwteam');
    await fields.question.getByRole('radio', { name: 'Nee' }).press('Space');
    await dialog.getByRole('button', { name: 'Kies projectleden' }).press('Enter');

    await expect(
      dialog.getByText('De gebruiker die het project aanmaakt wordt automatisch toegevoegd als teamlid.'),
    ).toBeVisible();
    await tabTo(page, dialog.getByRole('checkbox', { name: /Esra/ }));
    await page.keyboard.press('Space');
    await expect(dialog.getByText('1 collega gekozen')).toBeVisible();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/project\/$/.test(request.url()),
    );
    await dialog.getByRole('button', { name: 'Start project Toetsenbordstraat' }).press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      organization: MUNICIPALITY,
      project_status: 'Design_Phase_Active',
      latitude: 52.090881,
      project_award_criteria: false,
    });
    // Tab 2 is for staff, so a member comes to Baseline.
    await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}\/tab\/3$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Toetsenbordstraat' })).toBeVisible();
    const [, uuid = ''] = /project\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
    expect(await membersOf(page, api.token, uuid)).toEqual(['Esra', 'Lars']);
  });

  test('names missing data at its fields, keeps typed text going back and forth, and is made once', async ({
    page,
    api,
  }) => {
    test.slow();
    const { dialog, ...fields } = await openDialog(page);
    const next = dialog.getByRole('button', { name: 'Kies projectleden' });
    await expect(next).toBeDisabled();
    await expect(fields.name).toHaveAttribute('placeholder', /\*$/);
    await fields.name.focus();
    await fields.name.blur();
    await expect(dialog.getByText('Dit veld is vereist')).toBeVisible();
    await fields.name.fill('n'.repeat(101));
    await expect(dialog.getByText('Gebruik maximaal 100 tekens')).toBeVisible();
    await fields.name.fill('Muisweg');
    await fields.choose(fields.sector, 'Spoorinfrastructuur');
    await fields.choose(fields.type, 'Herinrichting');
    await fields.latitude.fill('52.12345678');
    await fields.longitude.fill('200');
    await fields.longitude.blur();
    await expect(fields.latitude).toHaveValue('52,123457');
    await expect(dialog.getByText('Vul een getal in van -180 tot en met 180')).toBeVisible();
    await fields.longitude.fill('5.1');
    await fields.description.fill('Omschrijving');
    await expect(dialog.getByText('12 van 500 tekens')).toBeVisible();
    // The question applies to a contract only, and its answer disappears with it.
    await expect(fields.question).toHaveCount(0);
    await fields.choose(fields.contract, 'UAV-contract met RAW-bestek');
    await expect(next).toBeDisabled();
    await fields.question.getByRole('radio', { name: 'Ja' }).check();
    await expect(next).toBeEnabled();
    await fields.choose(fields.contract, 'Niet van toepassing');
    await expect(fields.question).toHaveCount(0);
    await fields.choose(fields.contract, 'UAV-contract met RAW-bestek');
    await expect(fields.question.getByRole('radio', { checked: true })).toHaveCount(0);
    await fields.question.getByRole('radio', { name: 'Nee' }).check();

    await next.click();
    await dialog.getByRole('checkbox', { name: /Marit/ }).check();
    await dialog.getByRole('button', { name: 'Vorige' }).click();
    await expect(fields.name).toHaveValue('Muisweg');
    await expect(fields.name).toBeFocused();
    await next.click();
    await expect(dialog.getByRole('checkbox', { name: /Marit/ })).toBeChecked();

    // A refusal of the server appears at its field, in the step that has the field.
    await page.route('**/api/v1/project/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { project_name: ['Deze naam mag niet'] } })
        : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Start project Muisweg' }).click();
    await expect(dialog.getByText('Deze naam mag niet')).toBeVisible();
    await expect(fields.name).toBeFocused();

    // A click beside the dialog and Esc don't close it. After cancelling, the dialog starts empty.
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await expect(page.getByRole('button', { name: START })).toBeFocused();
    await page.getByRole('button', { name: START }).click();
    await expect(fields.name).toHaveValue('');
    await expect(fields.name).toBeVisible();

    // When the answer is lost and the user tries again, the project is made once. The page names the members who could
    // not be added.
    await page.unroute('**/api/v1/project/');
    await fields.name.fill('Verloren antwoord');
    await fields.choose(fields.sector, 'Overige infra');
    await fields.choose(fields.type, 'Niet bekend');
    await fields.choose(fields.contract, 'Niet van toepassing');
    await next.click();
    await dialog.getByRole('checkbox', { name: /Esra/ }).check();
    await page.route('**/api/v1/projectmember/', (route) => route.abort());
    await page.route(
      '**/api/v1/project/',
      async (route) => {
        // The server makes the project, but its answer never arrives.
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const start = dialog.getByRole('button', { name: 'Start project Verloren antwoord' });
    await start.click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Het project is niet' })).toBeVisible();
    await start.click();
    await expect(
      page.getByRole('alert').getByText(/konden niet worden toegevoegd: Esra Yilmaz/),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Verloren antwoord' })).toBeVisible();
    const names = (await api.listProjects(MUNICIPALITY)).map(({ project_name }) => project_name);
    expect(names.filter((name) => name === 'Verloren antwoord')).toHaveLength(1);
  });
});

test.describe('an installation without address service and map', () => {
  test.use({ account: null, baseURL: emptyOrigin });

  test('has no project and no demonstration account, finds places by itself, and shows the point on a plain map', async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(emptyOrigin) && /^http/.test(request.url()))
        elsewhere.push(request.url());
    });
    await page.goto('/');
    await signIn(page, 'lid');
    await expect(loginScreen(page).problems).toBeVisible();
    await signIn(page, EMPTY_INSTALLATION.username, EMPTY_INSTALLATION.password);
    await expect(
      page.getByText(
        'Er zijn nog geen projecten. Maak een project aan door op "Start nieuw project" te klikken.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: START })).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText(EMPTY_INSTALLATION.organisation);
    await expect(page.getByRole('button', { name: 'Tabel', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: START }).click();
    const { dialog, ...fields } = newProjectDialog(page);
    await expect(fields.map).toHaveAccessibleDescription(/Er is nog geen locatie gekozen/);
    await fields.location.fill('feanwal');
    await expect(dialog.getByText(/GeoNames \/ cities\.json, CC BY 4\.0/)).toBeVisible();
    await page.getByRole('option', { name: 'Feanwâlden, Friesland' }).click();
    await expect(fields.latitude).not.toHaveValue('');
    await expect(fields.map).toHaveAccessibleDescription(/Zonder achtergrondkaart/);
    await expect(fields.map.locator('.location-marker')).toBeVisible();
    await fields.location.fill('Antwerpen');
    await expect(dialog.getByText(/Geen adres of plaats in Nederland gevonden/)).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
});

test.describe('tab 1', () => {
  test('can be read until the user presses Wijzigen, and the heading shows what is saved', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Oude naam');
    await page.goto(tabOf(project, 1));
    await expect(page).toHaveURL(atPlace(tabOf(project, 1)));
    const fields = projectFields(page, page);
    await expect(page.getByRole('definition').first()).toHaveText('Oude naam');
    await expect(fields.name).toHaveCount(0);
    await expect(page.getByRole('button', { name: /van het project halen/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Wijzigen' }).press('Enter');
    await expect(fields.name).toBeFocused();
    await fields.name.fill('Nieuwe naam');
    await fields.location.fill('Domplein 29');
    await page.getByRole('option', { name: 'Domplein 29, 3512JE Utrecht' }).click();
    await expect(fields.longitude).toHaveValue('5,12201');
    // The screen asks before another screen discards the typed text.
    await page.getByRole('tab', { name: 'Baseline' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click();
    // The only member cannot be removed, and the button says why.
    const only = page.getByRole('button', { name: 'Lars Visser van het project halen' });
    await expect(only).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Gegevens opgeslagen')).toBeVisible();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Sluiten' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe naam' })).toBeVisible();
    await expect(fields.name).toHaveCount(0);
    await expect(page.getByText('Naam: Oude naam werd Nieuwe naam')).toBeVisible();
    await expect(page.getByText('Gegevens opgeslagen')).toHaveCount(0, { timeout: 4_000 });

    await page.getByRole('button', { name: 'Projectleden toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Projectleden toevoegen' });
    await expect(dialog.getByRole('checkbox', { name: /Lars Visser/ })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /Marit/ }).check();
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await membersOf(page, api.token, project.uuid)).toEqual(['Lars', 'Marit']);
    await page.getByRole('button', { name: 'Wijzigen' }).click();
    await page.getByRole('button', { name: 'Marit van Dam van het project halen' }).click();
    await expect(page.getByRole('link', { name: /^Marit van Dam mailen/ })).toHaveCount(0);
    expect(await membersOf(page, api.token, project.uuid)).toEqual(['Lars']);
  });

  test('keeps the changes of two people who edit at once', async ({ page, api, browser }) => {
    const project = await api.createProject('Samen bewerkt');
    const colleague = await openApiSession('expert');
    const other = await openBrowser(browser, colleague);
    const [mine, theirs] = [projectFields(page, page), projectFields(other, other)];
    for (const each of [page, other]) {
      await each.goto(tabOf(project, 1));
      await each.getByRole('button', { name: 'Wijzigen' }).click();
    }
    await theirs.description.fill('Van Esra');
    await theirs.choose(theirs.type, 'Herinrichting');
    await other.getByRole('button', { name: 'Opslaan' }).click();
    await expect(other.getByText('Gegevens opgeslagen')).toBeVisible();

    await mine.name.fill('Samen bewerkt, door Lars');
    await mine.description.fill('Van Lars');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    const stale = page.getByRole('alertdialog', { name: 'Dit project is intussen gewijzigd' });
    await expect(stale).toContainText('Esra Yilmaz heeft dit project intussen gewijzigd.');
    await expect(stale.getByRole('row', { name: 'Omschrijving Van Lars Van Esra' })).toBeVisible();
    await expect(
      stale.getByText('Uw wijziging vervangt de nieuwste waarde van: Omschrijving.'),
    ).toBeVisible();
    await expectNoViolations(page, 'stale');
    // Back in the form, all typed text is still there.
    await page.keyboard.press('Escape');
    await expect(mine.description).toHaveValue('Van Lars');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await stale.getByRole('button', { name: 'Mijn wijzigingen opslaan' }).click();
    await expect(page.getByText('Gegevens opgeslagen')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Van Lars' })).toBeVisible();
    // A field that only the other user changed keeps the other user's value.
    await expect(page.getByRole('definition').filter({ hasText: 'Herinrichting' })).toBeVisible();

    // Now in the other direction: the colleague takes over the newest values.
    await other.getByRole('button', { name: 'Wijzigen' }).click();
    await theirs.name.fill('Iets anders');
    await other.getByRole('button', { name: 'Opslaan' }).click();
    await other.getByRole('button', { name: 'Nieuwste gegevens laden' }).click();
    await expect(theirs.name).toHaveValue('Samen bewerkt, door Lars');
    await other.context().close();
    await colleague.close();
  });
});

for (const [language, colorScheme, width] of [
  ['nl', 'light', 1440],
  ['en', 'dark', 390],
] as const)
  test.describe(`in ${language} and ${colorScheme}, ${width} px wide`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 900 } });

    test('starting a project and its data have no violations', async ({ page, api }) => {
      const project = await api.createProject(`Toegankelijk ${language}`);
      await page.goto(dashboardOf(MUNICIPALITY));
      await page.getByRole('button', { name: /^Start (nieuw|new) project$/ }).click();
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
      await expectNoViolations(page, 'dialog');
      await page.getByRole('button', { name: /^(Annuleren|Cancel)$/ }).click();
      await page.goto(tabOf(project, 1));
      await page.getByRole('button', { name: /^(Wijzigen|Edit)$/ }).click();
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
      await expectNoViolations(page, 'tab 1');
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBe(0);
    });
  });
