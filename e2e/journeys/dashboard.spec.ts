import { dashboardOf } from '../screens/addresses.ts';
import {
  breadcrumb,
  CHARTS,
  chart,
  currentCrumb,
  drillDown,
  drillInto,
  expectDrawn,
} from '../screens/charts.ts';
import { askedStatistics, expectMki, filters, levelList, yearBox } from '../screens/dashboard.ts';
import { MUNICIPALITY, PROVINCE } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

// The province of the demonstration has one project a year. No journey changes these projects.
const OF_ALL_YEARS = ['€465.201,-', '€363.148,-'] as const;

test.describe('a member', () => {
  test.use({ account: 'buiten' });

  test('sees the projects and all charts of them together, scrolls past a chart, zooms it with Shift, and reads its values by key', async ({
    page,
  }) => {
    await page.goto(dashboardOf(PROVINCE));
    await expect(page.getByRole('heading', { name: 'Statistieken', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Projecten', level: 2 })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Milieudata', 'Voortgang', 'Kansen']);
    await expectMki(page, ...OF_ALL_YEARS);
    for (const title of [
      CHARTS.totalMki,
      CHARTS.goalCo2,
      CHARTS.goalMaterial,
      CHARTS.goalEnergy,
      CHARTS.goalEquipment,
      CHARTS.goalTransport,
      'MKI per levenscyclusmodule, Baseline in €',
      'MKI per levenscyclusmodule, Optimalisatie in €',
      'Top 10 productgroepen in €',
      'MKI per sector, Provincie Elders in €',
      'MKI per ton in €',
      'CO2 per ton in kg',
    ])
      await expectDrawn(chart(page, title));
    const sectors = chart(page, 'MKI per sector, alle organisaties in €');
    await expectDrawn(sectors);
    await expect(sectors).toContainText(
      'Sommige projecten tellen niet mee: te weinig organisaties om te tonen.',
    );
    await expect(page.getByRole('heading', { name: 'Graadmeters' })).toHaveCount(0);

    const goal = chart(page, CHARTS.goalEnergy);
    await goal.scrollIntoViewIfNeeded();
    const whole = goal.getByRole('button', { name: 'Hele grafiek' });
    const scrolled = () => page.evaluate<number>('window.scrollY');
    await goal.locator('canvas').hover();
    const before = await scrolled();
    await page.mouse.wheel(0, 40);
    await expect.poll(scrolled).toBe(before + 40);
    await expect(whole).toHaveCount(0);

    await page.keyboard.down('Shift');
    await page.mouse.wheel(0, -200);
    await expect(whole).toBeVisible();
    expect(await scrolled()).toBe(before + 40);
    await page.keyboard.up('Shift');
    await goal.locator('canvas').dblclick();
    await expect(whole).toHaveCount(0);

    await goal.getByRole('img').focus();
    const told = goal.getByRole('status').filter({ hasText: 'Fossiel' });
    await page.keyboard.press('ArrowDown');
    await expect(told).toHaveText(/^Baseline; Fossiel: [\d.,]+ GJ; Hernieuwbaar: [\d.,]+ GJ$/);
    await page.keyboard.press('ArrowDown');
    await expect(told).toHaveText(/^Optimalisatie; Fossiel: [\d.,]+ GJ; Hernieuwbaar: [\d.,]+ GJ$/);
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);

    // In 2026 only the province completed projects without a contract.
    await page.goto(`${dashboardOf(PROVINCE)}?jaren=2026&contract=NA`);
    await expect(sectors).toContainText('Te weinig organisaties om te tonen.');
  });

  test('goes down by bar, list, legend, key and double click, all charts along, and back by the breadcrumb', async ({
    page,
    api,
  }) => {
    await page.goto(dashboardOf(PROVINCE));
    const total = chart(page, CHARTS.totalMki);
    await expectDrawn(total);
    await expect(levelList(page)).toHaveText('Alle organisaties');
    const box = await total.locator('canvas').first().boundingBox();
    await expect(async () => {
      // The single block of the baseline fills the left half of the drawing.
      const position = { x: (box?.width ?? 0) * 0.3, y: (box?.height ?? 0) * 0.6 };
      // A slow page answers after a second; another click would then go down once more.
      if (await levelList(page).filter({ hasText: 'Alle organisaties' }).isVisible())
        await total.locator('canvas').first().click({ position, timeout: 1000 });
      await expect(currentCrumb(page)).toHaveText('Provincie Elders', { timeout: 1000 });
    }).toPass();
    await expect(levelList(page)).toHaveText('Alle projecten');

    await levelList(page).click();
    await page.getByRole('option', { name: 'Geleiderail aansluiting 22' }).click();
    await expect(currentCrumb(page)).toHaveText('Geleiderail aansluiting 22');
    await expect(page.getByRole('region', { name: 'Zwaartepuntanalyse' })).toContainText(
      'Geleiderail aansluiting 22',
    );
    await drillDown(page, 'Staalconstructies');
    await expect(chart(page, 'Top 10 productsubgroepen in €')).toBeVisible();

    const step = drillInto(page, '.*');
    await step.first().focus();
    await page.keyboard.press('Enter');
    await expect(levelList(page)).toHaveText('Alle producten');
    await expect(levelList(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(breadcrumb(page).getByRole('button')).toHaveText([
      'Organisaties',
      'Provincie Elders',
      'Geleiderail aansluiting 22',
      'Staalconstructies',
    ]);

    await page.reload();
    await expect(breadcrumb(page).getByRole('button')).toHaveCount(4);
    await page.goBack();
    await expect(currentCrumb(page)).toHaveText('Staalconstructies');
    await breadcrumb(page).getByRole('button', { name: 'Organisaties' }).click();
    await expect(levelList(page)).toHaveText('Alle organisaties');
    await expectMki(page, ...OF_ALL_YEARS);
    await drillInto(page, 'Provincie Elders').dblclick();
    await expect(currentCrumb(page)).toHaveText('Provincie Elders');
    // Addresses from earlier versions begin at the project.
    const projects = await api.listProjects(PROVINCE);
    const project = projects.find(({ project_name }) => project_name === 'Geleiderail aansluiting 22');
    await page.goto(`${dashboardOf(PROVINCE)}?pad=product_group.${project?.uuid}`);
    await expect(currentCrumb(page)).toHaveText('Geleiderail aansluiting 22');
    await expect(breadcrumb(page).getByRole('button')).toHaveText(['Organisaties', 'Provincie Elders']);
  });

  test('finds the same filters after a reload and with the back button, and reads why a choice has no figures', async ({
    page,
  }) => {
    const asked = askedStatistics(page);
    await page.goto(dashboardOf(PROVINCE));
    await expectMki(page, ...OF_ALL_YEARS);
    for (const year of [2026, 2025, 2023]) await expect(yearBox(page, year)).toBeChecked();
    expect(asked.some((query) => query.has('design_phase_complete_date__year'))).toBe(false);

    await yearBox(page, 2023).click();
    await expectMki(page, '€201.923,-');
    await expect
      .poll(() => asked.map((each) => each.get('design_phase_complete_date__year')))
      .toContain('2026,2025');
    await filters(page).getByRole('combobox', { name: 'Contractvorm' }).click();
    await page.getByRole('option', { name: 'Projecten aanbesteed' }).click();
    await expect(page).toHaveURL(/contract=not-NA/);
    await page.getByRole('group', { name: 'Datatype' }).getByRole('button', { name: 'CO2' }).click();
    await expectDrawn(chart(page, 'CO2 per levenscyclusmodule, Baseline in ton'));
    await expect.poll(() => asked.map((each) => each.get('project_data_type'))).toContain('co2');
    await page.reload();
    await expect(yearBox(page, 2023)).not.toBeChecked();
    await expect(yearBox(page, 2026)).toBeChecked();
    await expect(filters(page).getByRole('combobox', { name: 'Contractvorm' })).toHaveText(
      'Projecten aanbesteed',
    );
    await expect(chart(page, 'CO2 per levenscyclusmodule, Baseline in ton')).toBeVisible();
    await page.goBack();
    await expect(chart(page, 'MKI per levenscyclusmodule, Baseline in €')).toBeVisible();
    await page.goBack();
    await expect(filters(page).getByRole('combobox', { name: 'Contractvorm' })).toHaveText(
      'Alle contractvormen',
    );
    // They hold on every way back to the dashboard, until they are cleared.
    await page.getByRole('link', { name: 'Agenda' }).click();
    await expect(page.getByRole('heading', { name: 'Agenda', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(yearBox(page, 2023)).not.toBeChecked();
    await expect(page).toHaveURL(/jaren=2026/);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page).toHaveURL(/jaren=2026/);
    await page.goto('/');
    await expect(yearBox(page, 2023)).not.toBeChecked();
    await filters(page).getByRole('button', { name: 'Filters wissen' }).click();
    await expectMki(page, ...OF_ALL_YEARS);
    await page.goto(dashboardOf(PROVINCE));
    await expectMki(page, ...OF_ALL_YEARS);
    await yearBox(page, 2023).click();
    await filters(page).getByRole('button', { name: 'Alles selecteren' }).click();
    await expectMki(page, ...OF_ALL_YEARS);

    await filters(page).getByRole('button', { name: 'Alles deselecteren' }).click();
    await expect(filters(page).getByText('Selecteer een periode')).toHaveCSS('color', 'rgb(179, 38, 30)');
    await expect(page.getByText('Geen gegevens beschikbaar')).toHaveCount(1);
    await expect(page.getByText('Er is geen periode geselecteerd.')).toBeVisible();
    await page.reload();
    await expect(filters(page).getByText('Selecteer een periode')).toBeVisible();
    await filters(page).getByRole('button', { name: 'Alles selecteren' }).click();
    await expectMki(page, ...OF_ALL_YEARS);

    // Set A2 is new, and the page says so instead of showing empty charts.
    await page.goto(`${dashboardOf(PROVINCE)}?jaren=2023`);
    await expectMki(page, '€263.278,-');
    await filters(page).getByRole('button', { name: 'Set A2' }).click();
    await expect(page.getByText('Set A2 wordt pas vanaf 2026 gemeten.', { exact: false })).toBeVisible();
    await expect(chart(page, CHARTS.totalMki)).toHaveCount(0);
    await page.getByRole('button', { name: 'Toon Set A1' }).click();
    await expectMki(page, '€263.278,-');
  });
});

test.describe('a member of two organisations', () => {
  test('compares the sectors of the other one with those of everybody', async ({ page }) => {
    await page.goto(dashboardOf(MUNICIPALITY));
    await page.getByRole('combobox', { name: 'Eigen organisatie' }).click();
    await page.getByRole('option', { name: 'Waterschap Voorbeeld' }).click();
    const sectors = chart(page, 'MKI per sector, Waterschap Voorbeeld in €');
    await expectDrawn(sectors);
    await expect(page).toHaveURL(/organisatie=waterschap-voorbeeld/);
    await sectors.getByRole('button', { name: 'Toon tabel' }).click();
    const waterAuthorities = sectors.getByRole('rowheader', {
      name: /^Regionale waterschappen, \d+ project/,
    });
    await expect(waterAuthorities).toBeVisible();
    // The page requests nothing of an organisation of others, whatever the link says.
    await page.goto(`${dashboardOf(MUNICIPALITY)}?organisatie=${PROVINCE}`);
    await expectDrawn(chart(page, 'MKI per sector, Gemeente Voorbeeld in €'));
  });
});

test.describe('an expert', () => {
  test.use({ account: 'expert' });

  test('sees the gauges, each with its table and in full screen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Graadmeters' })).toBeVisible();
    for (const name of ['MKI', 'CO2', 'Grondstoffengebruik'])
      await expectDrawn(chart(page, `Graadmeter ${name} in % reductie`));
    await page.getByRole('button', { name: 'Graadmeter MKI schermvullend tonen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Graadmeter MKI (% reductie)' });
    await expect(dialog.locator('canvas')).toBeVisible();
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Projecten van',
      'Laagste project',
      'Alle projecten samen',
      'Hoogste project',
    ]);
  });
});
