import type { Browser, Page } from '@playwright/test';
import { baselineFile, optimisationFile } from '../../fixtures/village-street.ts';
import { tabOf } from '../../screens/addresses.ts';
import { completionDialog, typeDay } from '../../screens/completion.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { openApiSession } from '../../session/api-session.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'RAW', project_award_criteria: true } as const;

/** Opens the browser of a colleague; returns its page, and a function that signs out. */
async function colleagueIn(
  browser: Browser,
): Promise<{ readonly page: Page; readonly leave: () => Promise<void> }> {
  const session = await openApiSession('expert');
  const page = await openBrowser(browser, session);
  return {
    page,
    leave: async () => {
      await page.close();
      await session.close();
    },
  };
}

test('a phase is not completed with a calculation that a colleague made active behind the dialog', async ({
  page,
  api,
  browser,
}) => {
  test.slow();
  const project = await api.createProject('Voltooid zoals getoond');
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  const file = await optimisationFile();
  await api.activate(await api.upload(project, 'design-optimization', { ...file, name: 'Eerste.xlsx' }));
  const dear = { ...(await baselineFile()), name: 'Tweede.xlsx' };
  await api.upload(project, 'design-optimization', dear);

  await page.goto(tabOf(project, 6));
  await page.getByRole('tabpanel').getByRole('button', { name: 'Aanbestedingsfase voltooien' }).click();
  const dialog = completionDialog(page);
  await expect(dialog).toContainText('€3.500,-');

  const colleague = await colleagueIn(browser);
  await colleague.page.goto(tabOf(project, 6));
  await colleague.page.getByRole('checkbox', { name: 'Tweede actief maken' }).click();
  await expect(colleague.page.getByRole('checkbox', { name: /^Tweede is actief/ })).toBeChecked();
  await colleague.leave();

  await typeDay(page, '01102026');
  await dialog.getByRole('button', { name: 'Voltooien' }).click();
  const line = dialog.getByRole('row', { name: /^Optimalisatie/ });
  await expect(line).toContainText('Eerste: MKI €3.500,-');
  await expect(line).toContainText('Tweede: MKI €5.000,-');
  await expectNoViolations(page, 'an act whose facts were overtaken');
  await expect(dialog.getByRole('button', { name: 'Voltooien' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Opnieuw bekijken' }).click();
  await expect(dialog.getByRole('region', { name: 'Wat u vastlegt' })).toContainText('Tweede');
  await dialog.getByRole('button', { name: 'Voltooien' }).click();
  await expect(page.getByText('De aanbestedingsfase is voltooid')).toBeVisible();
});

test('a model that is reopened after a change of the baseline shows the old and the new value, and follows the baseline', async ({
  page,
  api,
}) => {
  test.slow();
  const project = await api.createProject('Opnieuw opgepakt', MUNICIPALITY, AWARDED);
  const first = { ...(await baselineFile()), name: 'Eerste.xlsx' };
  await api.activate(await api.upload(project, 'design-baseline', first));
  await api.completeModel(project);
  await api.upload(project, 'design-baseline', { ...(await optimisationFile()), name: 'Tweede.xlsx' });

  // Tab 3 says beforehand that the completed model keeps its value.
  await page.goto(tabOf(project, 3));
  await page.getByRole('checkbox', { name: 'Tweede actief maken' }).click();
  const question = page.getByRole('alertdialog', { name: 'Een andere baseline actief maken' });
  await expect(question).toContainText('de referentiewaarde blijft €5.000,-');
  await expectNoViolations(page, 'another baseline beside a complete model');
  await question.getByRole('button', { name: 'Actief maken' }).click();
  await expect(page.getByRole('checkbox', { name: /^Tweede is actief/ })).toBeChecked();

  await page.goto(tabOf(project, 4));
  await page.getByRole('button', { name: /Stap 3 van 5/ }).click();
  await expect(page.getByText(/^Van baseline ‘Eerste’, niet van de actieve/)).toBeVisible();
  await page.getByRole('button', { name: /Stap 5 van 5/ }).click();
  await page.getByRole('button', { name: 'Criterium MKI aanpassen' }).click();
  const change = page.getByRole('alertdialog', { name: 'Criterium MKI aanpassen' });
  await expect(change).toContainText('Referentiewaarde €5.000,- → €3.500,-');
  await expect(change).toContainText('Streefwaarde €2.500,- → €1.750,-');
  await expect(change.getByRole('button', { name: 'Waarde laten staan' })).toBeVisible();
  await expectNoViolations(page, 'a model that is taken up again');
  await change.getByRole('button', { name: 'Aanpassen en volgen' }).click();
  await expect(page.getByRole('group', { name: /Stap 1 van 5/ })).toBeVisible();
  await page.getByRole('button', { name: /Stap 3 van 5/ }).click();
  await expect(page.getByRole('textbox', { name: /^Bovengrens/ })).toHaveValue('3.500');
  await expect(page.getByRole('textbox', { name: /^Ondergrens/ })).toHaveValue('1.750');
  await expect(page.getByText(/^Volgt de actieve baseline ‘Tweede’/)).toBeVisible();
});
