import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { baselineFile, optimisationFile } from '../fixtures/village-street.ts';
import { tabOf } from '../screens/addresses.ts';
import { addFile, calculationRow, checkOf, chooseFile } from '../screens/calculations.ts';
import { CHARTS, chart, drillDown, expectDrawn, unfoldCharts } from '../screens/charts.ts';
import { expectNoSidewaysScrolling } from '../screens/sideways.ts';
import { expect, test } from '../session/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('on a telephone', () => {
  test('a member works on a project without scrolling sideways: upload, refusal, charts, tables', async ({
    page,
    api,
  }) => {
    const project = await api.createProject('Op de telefoon, met een naam die niet op een regel past');
    await page.goto(tabOf(project, 3));
    const name = 'Referentie_met_een_lange_naam_zonder_spaties_erin_versie_12';
    await addFile(page, await baselineFile(`${name}.xlsx`));
    await expect(calculationRow(page, name)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    const broken = fileWithBadCells();
    await chooseFile(page, broken);
    await expect(checkOf(page, broken)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await checkOf(page, broken).getByRole('button', { name: 'Annuleren' }).click();
    await expect(page.getByRole('checkbox', { name: `${name} is actief` })).toBeChecked();
    await unfoldCharts(page);
    for (const title of Object.values(CHARTS)) await expectDrawn(chart(page, title));
    await expectNoSidewaysScrolling(page);
    const other = await optimisationFile('Een_heel_lange_naam_zonder_een_enkele_spatie_versie_12.xlsx');
    await chooseFile(page, other);
    await checkOf(page, other).getByText('2 posten gewijzigd').click();
    await expectNoSidewaysScrolling(page);

    await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
    await page.goto(tabOf(project, 6));
    await unfoldCharts(page);
    await drillDown(page, 'Verhardingen');
    // All charts went down together with the total, and one of them says so in its title.
    const titles = Object.values({
      ...CHARTS,
      materialPerGroup: 'Grondstoffen per productsubgroep in ton',
    });
    for (const title of titles) await chart(page, title).getByRole('button', { name: 'Toon tabel' }).click();
    await expect(page.getByRole('button', { name: 'Verberg tabel' })).toHaveCount(Object.keys(CHARTS).length);
    await expectNoSidewaysScrolling(page);
  });
});
