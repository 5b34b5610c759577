import { atPlace, dashboardOf, tabOf } from '../../screens/addresses.ts';
import { projectCards } from '../../screens/projects.ts';
import { expectNoSidewaysScrolling } from '../../screens/sideways.ts';
import { WATER_AUTHORITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

test('a list that was searched, narrowed and paged is the same when its user comes back to it', async ({
  page,
  api,
}) => {
  for (let number = 1; number <= 14; number++)
    await api.createProject(`Wérklijst ${String(number).padStart(2, '0')}`, WATER_AUTHORITY);
  await page.goto(dashboardOf(WATER_AUTHORITY));
  await page.getByRole('searchbox', { name: 'Zoek in projecten' }).fill('werklijst');
  await page.getByRole('button', { name: 'Mijn projecten', exact: true }).click();
  await page.getByRole('combobox', { name: 'Volgorde' }).click();
  await page.getByRole('option', { name: 'Naam, A tot Z' }).click();
  // Of the cards, the first nine are shown.
  const cards = projectCards(page).getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(9);
  await expect(cards.first()).toHaveText('Wérklijst 01');
  await expect(page.getByRole('button', { name: 'Toon alle 14' })).toBeVisible();
  await page.getByRole('button', { name: 'Tabel', exact: true }).click();
  const names = page.locator('[role=gridcell][data-field=project_name]');
  await expect(page.getByText('1–10 van 14')).toBeVisible();
  await page.getByRole('button', { name: 'Volgende pagina' }).click();
  const last = [11, 12, 13, 14].map((number) => new RegExp(`^Wérklijst ${number}`));
  await expect(names).toHaveText(last);
  const address = page.url();

  await page.getByRole('link', { name: 'Wérklijst 14 bekijken' }).click();
  await expect(page.getByRole('heading', { name: 'Wérklijst 14', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(last);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('searchbox', { name: 'Zoek in projecten' })).toHaveValue('werklijst');
  await expect(page.getByRole('button', { name: 'Mijn projecten', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Anybody who opens the address sees the same list.
  await page.reload();
  await expect(names).toHaveText(last);

  // A page has as many projects as the user chooses.
  await page.getByRole('combobox', { name: 'Resultaten per pagina' }).click();
  await expect(page.getByRole('option')).toHaveText(['10', '20', '30', 'Alles']);
  await page.getByRole('option', { name: '30' }).click();
  await expect(page.getByText('1–14 van 14')).toBeVisible();
  await expect(names).toHaveCount(14);
  await page.getByRole('button', { name: 'Wis filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Zoek in projecten' })).toHaveValue('');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a project is a card with its figures, and its next step leads to the place of the work', async ({
    page,
    api,
  }) => {
    // A second attempt must not find the project of the first.
    const number = Date.now();
    const project = await api.createProject(`Kaart op de telefoon ${number}`, WATER_AUTHORITY);
    await page.goto(`${dashboardOf(WATER_AUTHORITY)}?zoek=kaart telefoon ${number}`);
    const card = projectCards(page);
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Ontwerpfase actief');
    await expect(card).toContainText('Nog geen baseline');
    await expectNoSidewaysScrolling(page);
    await card.getByRole('link', { name: 'Baseline toevoegen' }).click();
    await expect(page).toHaveURL(atPlace(tabOf(project, 3)));
    await page.goBack();
    await expect(card).toHaveCount(1);
  });
});
