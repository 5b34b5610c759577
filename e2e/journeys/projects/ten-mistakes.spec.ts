import { fileWithTenMistakes } from '../../fixtures/ten-mistakes.ts';
import { tabOf } from '../../screens/addresses.ts';
import { calculationRow, checkOf, chooseFile } from '../../screens/calculations.ts';
import { expectInView, shareOfBars } from '../../screens/in-view.ts';
import { expectNoSidewaysScrolling } from '../../screens/sideways.ts';
import { expect, test } from '../../session/test.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('a calculator mends five mistakes in the file, answers five others, and has the right figure', async ({
      page,
      api,
    }) => {
      test.slow();
      const project = await api.createProject(`Tien fouten op ${width}`);
      await page.goto(tabOf(project, 3));
      // An organisation's choice for a header is remembered, so each width has a header of its own.
      const quantity = `Hvh bestek ${width}`;
      const wrong = fileWithTenMistakes(`Haastwerk ${width}.xlsx`, { errors: true, quantity });
      await chooseFile(page, wrong);
      const check = checkOf(page, wrong);
      await expectInView(check.getByText(/^\d+ fout(en)?: niets opgeslagen$/));
      const column = check.getByRole('group', { name: /Welke kolom .*Hoeveelheid/ });
      await expectInView(column);
      if (width < 600) expect(await shareOfBars(page)).toBeLessThan(1 / 8);
      await expectNoSidewaysScrolling(page);
      await column.getByRole('checkbox', { name: quantity }).click();

      // Once the column is known, all faults are listed at once.
      await expect(check.getByText('5 fouten: niets opgeslagen')).toBeVisible();
      const errors = (sheet: string) =>
        check.getByRole('list', { name: `5 fouten in Blad ${sheet}` }).getByRole('listitem');
      await expect(errors('Posten')).toHaveText([/veertig/, /-50/, /Productsubgroep/, /211040.*rij 6/]);
      await expect(errors('Set A1')).toHaveText([/211099/]);
      await expectNoSidewaysScrolling(page);

      const mended = fileWithTenMistakes(`Bedacht ${width}.xlsx`, { errors: false, quantity });
      const picker = page.waitForEvent('filechooser');
      await check.getByRole('button', { name: 'Ander bestand kiezen' }).click();
      await (await picker).setFiles(mended);
      const second = checkOf(page, mended);
      await second
        .getByRole('group', { name: /Welke kolom/ })
        .getByRole('checkbox', { name: quantity })
        .click();
      await expect(second.getByText('Nog 3 vragen te beantwoorden')).toBeVisible();
      const question = (name: RegExp) => second.getByRole('group', { name });
      await question(/geen post/)
        .getByRole('radio', { name: 'Geen post: laat weg' })
        .click();
      await question(/21101O/)
        .getByRole('radio', { name: 'Ja, dit klopt' })
        .click();
      await expect(question(/verborgen rijen/)).toContainText('1 van 6 posten (rij 8), €260');
      await question(/verborgen rijen/)
        .getByRole('radio', { name: 'Ja, het telt mee' })
        .click();

      await expect(second.getByText('Kan worden toegevoegd', { exact: true })).toBeVisible();
      await expect(second.getByRole('definition').filter({ hasText: '€5.000,-' })).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await second.getByRole('button', { name: 'Berekening toevoegen' }).click();
      const row = calculationRow(page, `Bedacht ${width}`);
      await expect(row).toContainText('€5.000,-');
      await expect(page.getByRole('checkbox', { name: `Bedacht ${width} is actief` })).toBeChecked();
    });
  });
}
