import type { Page } from '@playwright/test';
import { baselineFile } from '../../fixtures/village-street.ts';
import { dashboardOf, tabOf } from '../../screens/addresses.ts';
import { contactOf } from '../../screens/organisation-pages.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const LEAVING = { name: 'Niet opgeslagen' };

/** Reloads the page, and confirms the question of the browser. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('every way out asks about a typed note, which is still there after a reload', async ({ page, api }) => {
  const project = await api.createProject('Halve notitie');
  await api.upload(project, 'design-baseline', await baselineFile('Ref.xlsx'));
  await page.goto(dashboardOf(MUNICIPALITY));
  await page.goto(tabOf(project, 3));
  const opener = page.getByRole('button', { name: 'Notitie toevoegen aan Ref' });
  const dialog = page.getByRole('dialog', { name: 'Notitie toevoegen' });
  const question = page.getByRole('alertdialog', LEAVING);
  await opener.click();
  await dialog.getByRole('textbox').fill('Met warm asfalt');

  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Met warm asfalt');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await page.evaluate('location.hash = "#/o/gemeente-voorbeeld/faq"');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page).toHaveURL(/tab\/3$/);
  await expect(dialog.getByRole('textbox')).toHaveValue('Met warm asfalt');

  await reload(page);
  await opener.click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Met warm asfalt');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Notitie aanpassen van Ref' }).click();
  const editing = page.getByRole('dialog', { name: 'Notitie aanpassen' });
  await editing.getByRole('textbox').fill('Iets anders');
  await editing.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await page.getByRole('button', { name: 'Notitie aanpassen van Ref' }).click();
  await expect(editing.getByRole('textbox')).toHaveValue('Met warm asfalt');
});

test('a project that was half filled in is still there after a reload, but not once it was given up', async ({
  page,
}) => {
  await page.goto(dashboardOf(MUNICIPALITY));
  const start = page.getByRole('button', { name: 'Start nieuw project' });
  const dialog = page.getByRole('dialog', { name: 'Nieuw project' });
  const name = dialog.getByRole('textbox', { name: 'Projectnaam' });
  await start.click();
  await name.fill('Halve brug');
  await reload(page);
  await start.click();
  await expect(name).toHaveValue('Halve brug');
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await page
    .getByRole('alertdialog', LEAVING)
    .getByRole('button', { name: 'Weggaan zonder opslaan' })
    .click();
  await start.click();
  await expect(name).toHaveValue('');
});

test("changes of a project's data that were not saved are still there after a reload", async ({
  page,
  api,
}) => {
  const project = await api.createProject('Halve wijziging');
  await page.goto(tabOf(project, 1));
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  await page.getByLabel('Projectnaam').fill('Hele wijziging');
  await reload(page);
  await expect(page.getByLabel('Projectnaam')).toHaveValue('Hele wijziging');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { name: 'Hele wijziging' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wijzigen', exact: true })).toBeVisible();
});

test('a typed message goes when its author signs out', async ({ page }) => {
  await page.goto(contactOf(MUNICIPALITY));
  const message = page.getByRole('textbox', { name: 'Bericht' });
  await message.fill('Een halve vraag');
  await page.reload();
  await expect(message).toHaveValue('Een halve vraag');
  await page.goto('/#/logout');
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
  expect(await page.evaluate('Object.keys(sessionStorage).filter((key) => key.includes("draft."))')).toEqual(
    [],
  );
});
