import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { baselineFile } from '../fixtures/village-street.ts';
import { atPlace, dashboardOf, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { calculationRow } from '../screens/calculations.ts';
import { loginScreen } from '../screens/login-screen.ts';
import { openApiSession } from '../session/api-session.ts';
import { MUNICIPALITY, PROVINCE, WATER_AUTHORITY } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

test.describe('a member of two organisations', () => {
  test('changes organisation in the profile menu, after a search if necessary', async ({ page }) => {
    await page.goto(dashboardOf(MUNICIPALITY));
    await page.getByRole('button', { name: 'Profielmenu van Lars Visser' }).click();
    const menu = page.getByRole('dialog', { name: 'Profielmenu van Lars Visser' });
    await expect(menu.getByRole('listitem')).toHaveText([/^Gemeente Voorbeeld/, 'Waterschap Voorbeeld']);
    await expect(menu.getByRole('link', { name: /Gemeente/ })).toContainText('huidige organisatie');
    // Every choice lies within the menu.
    const right = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.x ?? Number.NaN) + (box?.width ?? 0);
    };
    for (const name of ['English', 'Donker'])
      expect(await right(menu.getByRole('button', { name }))).toBeLessThan(await right(menu));
    await menu.getByRole('searchbox', { name: 'Zoek organisatie' }).fill('waterS');
    await expect(menu.getByRole('listitem')).toHaveText(['Waterschap Voorbeeld']);
    await menu.getByRole('link', { name: 'Waterschap Voorbeeld' }).click();

    await expect(page).toHaveURL(atPlace(dashboardOf(WATER_AUTHORITY)));
    await expect(page.getByRole('banner')).toContainText('Waterschap Voorbeeld');
    const search = page.getByRole('searchbox', { name: 'Zoek in projecten' });
    await search.fill('Dijkversterking Hoge Maasdijk');
    await expect(page.getByRole('heading', { name: 'Dijkversterking Hoge Maasdijk' })).toBeVisible();
    await search.fill('Reconstructie Kanaalweg');
    await expect(page.getByRole('heading', { name: 'Reconstructie Kanaalweg' })).toHaveCount(0);
    // The start page leads to the organisation that was visited last.
    await page.goto('/');
    await expect(page).toHaveURL(atPlace(dashboardOf(WATER_AUTHORITY)));
    // A user who opens an organisation of others comes to the first of their own organisations.
    await page.goto(dashboardOf(PROVINCE));
    await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
    await expect(page.getByRole('banner')).toContainText('Gemeente Voorbeeld');
  });

  test('sees the file of a calculation and cannot download it, and has no tab Rapportage', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Bestand van een ander');
    const calculation = await api.upload(project, 'design-baseline', await baselineFile('Ref.xlsx'));
    await page.goto(tabOf(project, 2));
    await expect(page).toHaveURL(atPlace(tabOf(project, 3)));
    await expect(page.getByRole('tab', { name: /^Baseline/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Rapportage/ })).toHaveCount(0);
    const row = calculationRow(page, 'Ref');
    await expect(row).toContainText('Ref.xlsx');
    await expect(row.getByRole('button', { name: /downloaden$/ })).toHaveCount(0);
    expect((await api.download(calculation)).status()).toBe(403);
  });
});

test.describe('a member of one other organisation', () => {
  test.use({ account: 'buiten' });

  test('reads that a project of others and an unknown page do not exist, and has nothing to change in the profile menu', async ({
    page,
  }) => {
    const somebody = await openApiSession('lid');
    const project = await somebody.createProject('Niet voor buiten');
    await somebody.close();
    await page.goto(tabOf({ ...project, organization: PROVINCE }, 3));
    await expect(page.getByRole('heading', { name: 'Dit project bestaat niet (meer)' })).toBeVisible();
    await expect(page.getByText('Niet voor buiten')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Naar het dashboard' }).click();
    await expect(page).toHaveURL(atPlace(dashboardOf(PROVINCE)));
    await page.getByRole('button', { name: 'Profielmenu van Bram Oosterling' }).click();
    await expect(page.getByRole('link', { name: 'Uitloggen' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Zoek organisatie' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    // An address that leads nowhere keeps the menu, with the way home.
    for (const address of [`/#/o/${PROVINCE}/nergens/heen`, '/#/nergens']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet', level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Naar het dashboard' }).click();
      await expect(page).toHaveURL(atPlace(dashboardOf(PROVINCE)));
    }
  });
});

test.describe('a visitor', () => {
  test.use({ account: null });

  test('comes from every other address to where one logs in', async ({ page }) => {
    for (const address of ['/#/nergens', '/#/o', '/#/beheer', '/#/beheer/gebruikers/diep', '/#/account/x']) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(loginScreen(page).submit).toBeVisible();
      await expect(page).toHaveURL(/#\/login/);
    }
  });
});

test.describe('staff', () => {
  test.use({ account: 'medewerker' });

  test('download exactly the bytes that were uploaded', async ({ page, api }) => {
    const project = await api.createProject('Byte voor byte');
    const file = await baselineFile('Referentie met een wat langere naam.xlsx');
    const calculation = await api.upload(project, 'design-baseline', file);
    await page.goto(tabOf(project, 3));
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `${file.name} downloaden` }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(file.name);
    const sha256 = sha256Of(await readFile(await download.path()));
    expect(sha256).toBe(sha256Of(file.buffer));
    expect(sha256).toBe(calculation.sha256);
    // Staff may open an organisation that they do not belong to.
    await page.goto(dashboardOf(PROVINCE));
    await expect(page.getByRole('heading', { name: 'Natuurverbinding Veldzicht' })).toBeVisible();
    await expect(page).toHaveURL(atPlace(dashboardOf(PROVINCE)));
  });
});

test.describe('a viewer', () => {
  test.use({ account: 'viewer' });

  test('comes to the viewer dashboard from every address of the organisation', async ({ page }) => {
    const somebody = await openApiSession('lid');
    const project = await somebody.createProject('Niet voor viewers');
    await somebody.close();
    // Some addresses are opened anew and the others from the page that is there: the same rules lead away from them.
    for (const address of ['/', dashboardOf(MUNICIPALITY), tabOf(project, 3)]) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page, address).toHaveURL(atPlace(viewerDashboardOf(MUNICIPALITY)));
    }
    for (const address of [
      ...[`/#/o/${MUNICIPALITY}`, tabOf(project, 6), dashboardOf(PROVINCE)],
      ...['/#/beheer', '/#/beheer/gebruikers', '/#/nergens/heen', '/#/account/x', '/#/o'],
    ]) {
      await page.goto(address);
      await expect(page, address).toHaveURL(atPlace(viewerDashboardOf(MUNICIPALITY)));
    }
    await expect(
      page.getByRole('heading', { name: 'Milieudata Gemeente Voorbeeld', level: 1 }),
    ).toBeVisible();
  });
});

test.describe('the figures of a viewer', () => {
  test.use({ account: 'viewer' });

  test('begin with the whole organisation again when the page is loaded anew', async ({ page }) => {
    await page.goto(viewerDashboardOf(MUNICIPALITY));
    const crumbs = page.getByRole('navigation', { name: /Totale MKI$/ });
    const total = page.getByRole('region', { name: 'Totale MKI' });
    await total.getByRole('combobox', { name: 'Ga naar' }).click();
    await page.getByRole('option', { name: 'Gemeente Voorbeeld' }).click();
    // A way back leads to the organisations.
    await expect(crumbs.getByRole('button')).toHaveCount(1);
    await expect(page).toHaveURL(/pad=/);
    await page.reload();
    await expect(total.getByRole('combobox', { name: 'Ga naar' })).toBeVisible();
    await expect(page).toHaveURL(atPlace(viewerDashboardOf(MUNICIPALITY)));
    await expect(crumbs.getByRole('button')).toHaveCount(0);
  });
});

test('the frame of the application shows the user, the place and the build', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/environment/')) asked.push(request.url());
  });
  await page.goto(dashboardOf(MUNICIPALITY));
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('Lars Visser');
  await expect(bar).toContainText('Gemeente Voorbeeld');
  await expect(bar.getByText('Local', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Profielmenu van Lars Visser' })).toContainText('LV');
  expect((await bar.boundingBox())?.height).toBe(80);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText('Milieuspoor');
  await expect(footer).toContainText('V2.4-0123456abc');
  expect(asked).toHaveLength(1);

  const navigation = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox', { name: 'Zoek in projecten' }).fill('Reconstructie Kanaalweg');
  await page.getByRole('heading', { name: 'Reconstructie Kanaalweg' }).click();
  await expect(page.getByRole('heading', { name: 'Reconstructie Kanaalweg', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Milieuspoor, naar het dashboard' }).click();
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
});

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
