import { baselineFile, productionOnlyFile } from '../../fixtures/village-street.ts';
import { tabOf } from '../../screens/addresses.ts';
import { calculationRow } from '../../screens/calculations.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'RAW', project_award_criteria: true } as const;

test('a model that is complete keeps its reference value beside another baseline, and follows it once it is taken up again', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Andere baseline', MUNICIPALITY, AWARDED);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await api.completeModel(project);

  // Of the former €5.000 its production is left in the other baseline: €3.960.
  const other = await api.upload(project, 'design-baseline', await productionOnlyFile());
  await page.goto(tabOf(project, 3));
  await expect(calculationRow(page, other.name)).toBeVisible();
  await page.getByRole('checkbox', { name: `${other.name} actief maken` }).click();
  const activating = page.getByRole('alertdialog', { name: 'Een andere baseline actief maken' });
  await expect(activating).toContainText('de referentiewaarde blijft €5.000,-');
  await expectNoViolations(page, 'another baseline beside a complete model');
  await activating.getByRole('button', { name: 'Actief maken' }).click();
  await expect(page.getByRole('checkbox', { name: `${other.name} is actief` })).toBeChecked();

  await page.goto(tabOf(project, 4));
  const step = (number: number) => page.getByRole('button', { name: new RegExp(`Stap ${number} van 5`) });
  await step(3).click();
  await expect(page.getByText(/niet van de actieve/)).toBeVisible();
  await step(5).click();
  await page.getByRole('button', { name: 'Criterium MKI aanpassen' }).click();
  const changing = page.getByRole('alertdialog', { name: 'Criterium MKI aanpassen' });
  await expect(changing).toContainText('Referentiewaarde €5.000,- → €3.960,-');
  await expect(changing).toContainText('Streefwaarde €2.500,- → €1.980,-');
  await expect(changing.getByRole('button', { name: 'Waarde laten staan' })).toBeVisible();
  await changing.getByRole('button', { name: 'Aanpassen en volgen' }).click();
  await expect(changing).toHaveCount(0);
  await step(3).click();
  await expect(page.getByRole('textbox', { name: /^Bovengrens/ })).toHaveValue('3.960');
  await expect(page.getByRole('textbox', { name: /^Ondergrens/ })).toHaveValue('1.980');
});
