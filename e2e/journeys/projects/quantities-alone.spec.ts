import { atPlace, tabOf } from '../../screens/addresses.ts';
import { calculationRow } from '../../screens/calculations.ts';
import { CHARTS, chart, expectDrawn } from '../../screens/charts.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { expect, test } from '../../session/test.ts';

const NOTHING = Array<null>(9).fill(null);

/** A product of the library that costs so many euro per unit in Set A1. */
function product(name: string, unit: string, mkiEur: number, more: object = {}) {
  return {
    ...{ name, unit, product_group: 'Verharding', product_sub_group: 'Lagen', nmd_category: '3' },
    ...{ conversions: [], raw_codes: [], profiles: { a1: { MKI: [mkiEur, ...NOTHING] } }, notes: '' },
    ...{ programme: 'NMD', number: '1', publisher: 'Een fabriek', valid_until: '2030-01-01' },
    resources: {
      ...{ primaryTon: 1, secondaryTon: 0, biobasedTon: 0, renewableMj: 0, fossilMj: 0 },
      ...{ equipmentEmissionFreeHours: 0, equipmentOtherHours: 0 },
      ...{ transportEmissionFreeTkm: 0, transportOtherTkm: 0 },
    },
    ...more,
  };
}

test('a municipality with a bill of quantities and nothing else comes to a dashboard', async ({ page, api }, {
  retry,
}) => {
  test.slow();
  const code = `99.42.0${retry + 1}`;
  const asphalt = `Asfalt van een bestek ${retry}`;
  await api.addProduct(product(`Fundering van een bestek ${retry}`, 'ton', 2, { raw_codes: [code] }));
  await api.addProduct(product(asphalt, 'm3', 48, { conversions: [{ unit: 'ton', per_unit: 2.4 }] }));
  const project = await api.createProject('Straat met alleen hoeveelheden');
  const bill = {
    name: 'Bestek 12.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Bestekspostnr;RAW-code;Omschrijving;Eenheid;Hoeveelheid;Prijs',
        '1;;Verhardingen;;;',
        `110010;${code};Laag van puin;ton;1.000;12,50`,
        `110020;;Deklaag ${retry};ton;25;80,00`,
        ';;Totaal verhardingen;;;14.500,00',
      ].join('\n'),
    ),
  };

  await page.goto(tabOf(project, 3));
  await page.getByRole('link', { name: 'Alleen hoeveelheden' }).click();
  await expect(page.getByRole('heading', { name: 'Berekening van hoeveelheden' })).toBeVisible();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Kies een hoeveelhedenstaat' }).click();
  await (await picker).setFiles(bill);
  await expect(page.getByText('2 posten gelezen.')).toBeVisible();
  await expect(page.getByText('Geen post: 1 totaal (rij 5).')).toBeVisible();

  await page.getByRole('combobox', { name: `Product van Deklaag ${retry}` }).click();
  await page.getByRole('option', { name: 'Ander product zoeken …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(asphalt);
  await dialog.getByRole('button', { name: asphalt }).click();
  // 48 euro per m3 of 2.4 ton.
  await expect(page.getByText('Elke post heeft een antwoord.')).toBeVisible();
  await expect(page.getByText(/1 ton is 0,4167 m/)).toBeVisible();
  await expectNoViolations(page, 'the products of a bill');
  await page.getByRole('button', { name: 'Maak een rekenblad' }).click();
  await expect(page).toHaveURL(/\/rekenblad\/[\da-f-]{36}$/);

  await expect(page.getByRole('region', { name: 'MKI (Set A1)' }).getByText('€2.500,-')).toBeVisible();
  await expectNoViolations(page, 'a worksheet');
  await page.getByRole('button', { name: 'Opslaan als baseline' }).click();
  // It is checked as any upload: a ton of this product has less than half a ton of material.
  await page.getByRole('checkbox', { name: 'Ja, dit klopt' }).check();
  await page.getByRole('checkbox', { name: /^Meteen actief maken/ }).check();
  await page.getByRole('button', { name: 'Berekening toevoegen' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 3)));
  // 1,000 ton of €2, and 25 ton of €20.
  await expect(calculationRow(page, 'Bestek 12').getByRole('cell', { name: '€2.500,-' })).toBeVisible();
  await expectDrawn(chart(page, CHARTS.totalMki));

  // The next bill knows what was chosen, and by whom.
  await page.goto(`${tabOf(project, 3).replace(/tab\/3$/, '')}rekenblad/design-baseline`);
  await page
    .getByRole('textbox', { name: 'Of plak uit een spreadsheet' })
    .fill(`Omschrijving\tEenheid\tHoeveelheid\ndeklaag ${retry}\tton\t3`);
  await page.getByRole('button', { name: 'Lees wat geplakt is' }).click();
  await expect(page.getByText(/^Eerder gekozen door .* op \d\d-\d\d-\d{4}\.$/)).toBeVisible();
});
