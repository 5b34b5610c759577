import { baselineFile, bidFile } from '../../fixtures/village-street.ts';
import { atPlace, tabOf } from '../../screens/addresses.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { fillModel, nextStep } from '../../screens/tender.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { expect, test } from '../../session/test.ts';

const AWARDED = { project_contract_type: 'RAW', project_award_criteria: true } as const;
/** A kind of work that no other journey has completed projects of, and another one for each attempt. */
const kindOf = (attempt: number) => ({
  sector: 'infra-railway',
  project_type: attempt === 0 ? 'Combinatiewerken' : 'Herinrichting',
});

test('a purchaser goes from what to demand to a criterion that is issued', async ({ page, api }, {
  retry,
}) => {
  test.slow();
  const work = kindOf(retry);
  for (const name of ['Perron Noord', 'Perron Zuid', 'Perron Oost']) {
    const design = await api.createProject(name, MUNICIPALITY);
    await api.changeProject(design, work);
    await api.activate(await api.upload(design, 'design-baseline', await baselineFile()));
    await api.activate(await api.upload(design, 'design-optimization', await bidFile('Zuinig.xlsx')));
    await api.changeProject(design, {
      project_status: 'Design_Phase_Complete',
      design_phase_complete_date: '2026-03-02',
    });
  }
  const tender = await api.createProject('Perron West', MUNICIPALITY, AWARDED);
  await api.changeProject(tender, work);
  await api.activate(await api.upload(tender, 'design-baseline', await baselineFile()));

  await page.goto(tabOf(tender, 4));
  await fillModel(page, 'Projectomvang', '1.000.000');
  await fillModel(page, 'Totale fictieve korting', '300.000');
  await nextStep(page, 2);
  await fillModel(page, 'Maximale korting MKI', '250.000');
  await fillModel(page, 'Maximale korting overige criteria', '50.000');
  await nextStep(page, 3);
  const target = page.getByRole('textbox', { name: /^Ondergrens/ });
  await expect(target).toHaveValue('2.500');

  await page.getByRole('button', { name: 'Wat te eisen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wat te eisen' });
  // The designs cost 3.500 where their baselines cost 5.000.
  await expect(dialog).toContainText(
    'een referentiewaarde van €5.000,- en een streefwaarde van €3.500,-, 30 % lager',
  );
  await expect(dialog).toContainText('Bij 3 van de 3 projecten');
  await expect(dialog.getByRole('link', { name: 'Perron Zuid' })).toBeVisible();
  await expectNoViolations(page, 'what to demand');
  await dialog.getByRole('button', { name: 'Overnemen in het gunningsmodel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(target).toHaveValue('3.500');
  await expect(
    page.getByText(/^Voorgesteld op .*: 30 % onder de referentiewaarde \(3 projecten\)/),
  ).toBeVisible();

  // It stays editable, and the screen then says what was proposed.
  await target.fill('3.400');
  await expect(page.getByText(/^Het voorstel van .* was €3.500,-/)).toBeVisible();

  await nextStep(page, 4);
  await expect(page.getByRole('table', { name: 'Gesimuleerde inschrijvingen' }).first()).toBeVisible();
  await nextStep(page, 5);
  await page.getByRole('button', { name: 'Criterium MKI Voltooien' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(tender, 5)));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporteer gunningscriterium (Word)' }).click();
  expect((await download).suggestedFilename()).toBe('Gunningscriterium_MKI_Perron West_1.docx');
});
