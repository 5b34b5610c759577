import type { Page } from '@playwright/test';
import { dashboardOf } from '../screens/addresses.ts';
import { expectNoViolations } from '../screens/no-violations.ts';
import { PROVINCE } from '../session/installations.ts';
import { expect, test } from '../session/test.ts';

// What a policy adviser asks, of a province whose projects no journey changes. Each answer is three clicks away at most.
test.use({ account: 'buiten' });

const MOST_CLICKS = 3;

/** Clicks its way to an answer from the dashboard, and counts. */
async function clicks(page: Page, ...steps: (readonly [role: 'tab' | 'button', name: string | RegExp])[]) {
  expect(steps.length).toBeLessThanOrEqual(MOST_CLICKS);
  await page.goto(dashboardOf(PROVINCE));
  for (const [role, name] of steps) await page.getByRole(role, { name }).first().click();
}

const PROGRESS = ['tab', 'Voortgang'] as const;

test('did we save more than before, and which kind of work lags?', async ({ page }) => {
  await clicks(page, PROGRESS, ['button', 'Projecttype']);
  await expect(
    page.getByRole('heading', {
      name: 'De werken van 2025 en 2026 kosten het milieu 22 % minder CO2 dan hun baseline; in 2023 was dat 19 %.',
    }),
  ).toBeVisible();
  const perYear = page.getByRole('region', { name: 'Per jaar' }).getByRole('row');
  await expect(perYear.filter({ hasText: '2026' })).toContainText('37,95 %');
  await expect(perYear.filter({ hasText: '2023' })).toContainText('18,78 %');
  await expect(
    page
      .getByRole('region', { name: /^CO2 per onderdeel/ })
      .getByRole('img')
      .first(),
  ).toBeVisible();
  await expectNoViolations(page, 'the tab Voortgang');
});

test('are we on course, and what is missing?', async ({ page }) => {
  await clicks(page, PROGRESS);
  const goals = page.getByRole('region', { name: 'Eigen doelen' });
  await expect(goals.getByRole('listitem').filter({ hasText: 'CO2' }).first()).toContainText('geen doel');
  const missing = page.getByRole('region', { name: 'Wat ontbreekt' });
  await expect(missing.getByRole('listitem').first()).toContainText(
    'Weegfactoren van Set A2 zijn door niemand bevestigd',
  );
});

test('which changes gained most, and what became of what was promised?', async ({ page }) => {
  await clicks(page, PROGRESS, ['button', 'Per soort verandering']);
  const differences = page.getByRole('region', { name: /^Waar komt het verschil vandaan/ });
  await expect(differences).toContainText('€102.052,- minder (21,94 %)');
  const promises = page.getByRole('region', { name: 'Beloofd en gebouwd' });
  await expect(promises).toContainText(
    '1 project: 25,43 % beloofd, 26,15 % gebouwd. 0,7 procentpunt meer dan beloofd: MKI €1.363,- lager.',
  );
});

test('what should we demand in the next tender?', async ({ page }) => {
  await clicks(page, ['tab', 'Kansen']);
  const demand = page.getByRole('region', { name: 'Wat te eisen' });
  await demand.getByRole('combobox', { name: /^Sector/ }).click();
  await page.getByRole('option', { name: 'Infrastructuur hoofdwegennet N-wegen' }).click();
  await expect(demand).toContainText('Geen voorstel: er zijn minder dan 3 vergelijkbare projecten.');
  await expect(demand).toContainText('26,1 % (1 project)');
  await expect(demand).toContainText('Alleen uit eigen werk');
});

test('how do we compare with others?', async ({ page }) => {
  await clicks(page, ['button', 'Toon tabel: MKI per sector, alle organisaties']);
  const all = page.getByRole('region', { name: 'MKI per sector, alle organisaties in €' });
  await expect(all.getByRole('row').filter({ hasText: 'Regionale waterschappen' })).toContainText(
    '8 projecten, waarvan 0 eigen, 32,40 % minder',
  );
  await expect(all).toContainText('Cijfers over anderen zijn vastgelegd op');
  await expect(all).toContainText(
    'Van de 3 projecten die Provincie Elders nu heeft, tellen deze cijfers er 0 mee',
  );
});

test('what can the council be told, in one figure and its story?', async ({ page }) => {
  await clicks(page, PROGRESS, ['button', 'Maak de brief']);
  const letter = page.getByRole('region', { name: 'Raadsbrief' });
  await expect(letter).toContainText('kost Provincie Elders het milieu 21,94 % minder dan met de baseline');
  await expect(letter).toContainText('Milieukosten (MKI): 3 van 3; CO2-uitstoot: 3 van 3');
  await expect(letter.getByRole('button', { name: 'Opslaan als Word (.docx)' })).toBeVisible();
});

test('which projects count, and what is coming?', async ({ page }) => {
  await clicks(page, PROGRESS, ['button', 'Toon projecten']);
  const projects = page.getByRole('region', { name: 'Per project: CO2' });
  await expect(projects.getByRole('cell', { name: 'telt mee', exact: true })).toHaveCount(3);
  await expect(page.getByText('3 van 5 projecten tellen mee: 2 zijn niet voltooid.').first()).toBeVisible();
  const goals = page.getByRole('region', { name: 'Eigen doelen' });
  await expect(goals.getByRole('listitem').filter({ hasText: 'CO2' }).first()).toContainText(
    '1 lopend project met twee vergelijkbare berekeningen komt op 40,5 % minder',
  );
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing of the tab is cut or scrolls sideways', async ({ page }) => {
    await clicks(page, PROGRESS);
    await expect(page.getByRole('heading', { name: /^De werken van 2025/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Wat ontbreekt' })).toBeVisible();
    expect(
      await page.evaluate<number>(
        'Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)',
      ),
    ).toBe(390);
  });
});
