import type { Locator, Page } from '@playwright/test';
import { baselineFile, productionOnlyFile } from '../../fixtures/village-street.ts';
import { tabOf } from '../../screens/addresses.ts';
import { calculationRow, checkOf, chooseFile } from '../../screens/calculations.ts';
import { axeOf } from '../../screens/no-violations.ts';
import type { ApiSession, ProjectRecord } from '../../session/api-session.ts';
import { expect, test } from '../../session/test.ts';

/** Makes a project with an active baseline of €5.000. */
async function projectWithBaseline(api: ApiSession, name: string): Promise<ProjectRecord> {
  const project = await api.createProject(name);
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  return project;
}

/** Makes the same project with a variant that declares the production only. Nobody answered a question about it yet. */
async function projectWithVariant(api: ApiSession, name: string): Promise<ProjectRecord> {
  const project = await projectWithBaseline(api, name);
  await api.activate(await api.upload(project, 'design-optimization', await productionOnlyFile()));
  return project;
}

const MODULES = ['A4', 'A5', 'C1', 'C2', 'C3', 'C4'];

function questionsIn(place: Locator): Locator {
  return place.getByRole('group', { name: / module .* op en laat / });
}

/** Answers for each module that it does not exist, with one click each. */
async function answerAll(place: Locator, known: RegExp): Promise<void> {
  await expect(questionsIn(place)).toHaveCount(MODULES.length);
  for (const module of MODULES) {
    const question = place.getByRole('group', { name: new RegExp(` module ${module} op `) });
    await question.getByRole('radio', { name: 'Niet van toepassing: telt als 0' }).click();
    await expect(question).toContainText(known);
  }
}

function keyFiguresOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Kerncijfers' });
}

test('a variant whose declaration lacks A4 to C4 is followed from its question to the dashboard', async ({
  page,
  api,
}) => {
  const project = await projectWithBaseline(api, 'Zonder vervoer en afval');
  const file = await productionOnlyFile();
  await page.goto(tabOf(project, 6));
  await chooseFile(page, file);
  const check = checkOf(page, file);
  // 200 + 120 + 100 + 100 = 520 of 5.000; 2 + 0,5 ton of 20
  await expect(check.getByRole('group', { name: / module A4 op / })).toContainText(
    'Bij 4 posten geeft de baseline module A4 op en laat dit bestand die leeg: is daar niets, of is het niet berekend?' +
      'Dat weegt €520,- (10,40 % van de andere kant) en 2,50 ton (12,50 % van de andere kant) CO2.',
  );
  await check
    .getByRole('group', { name: / module A4 op / })
    .getByText('4 posten bekijken')
    .click();
  await expect(check.getByRole('list', { name: '4 posten bekijken' })).toContainText(
    '1.1 · AC 16 base€200,-',
  );
  const { violations } = await (await axeOf(page)).include('section:has(> section dl)').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await answerAll(check, /Niet van toepassing/);
  await check.getByRole('checkbox', { name: 'Meteen actief maken' }).check();
  await check.getByRole('button', { name: 'Berekening toevoegen' }).click();

  await expect(calculationRow(page, 'Dorpsstraat productie')).toContainText('€3.960,-');
  await expect(page.getByText('6 vragen gesteld')).toBeVisible();
  // 5.000 - 3.960 = 1.040 of 5.000
  await expect(keyFiguresOf(page)).toContainText('€1.040,- minder▼ 20,80 %');
  // The check of the next file of the project proposes the same answers.
  const next = await productionOnlyFile('Dorpsstraat productie 2.xlsx');
  await chooseFile(page, next);
  const again = checkOf(page, next);
  await expect(again.getByRole('group', { name: / module A4 op / })).toContainText(
    'Voorgesteld: zo beantwoord bij Dorpsstraat productie.',
  );
  await expect(
    again
      .getByRole('group', { name: / module A4 op / })
      .getByRole('radio', { name: 'Niet van toepassing: telt als 0' }),
  ).toBeChecked();
});

test('the same question is answered afterwards, with a name and in the history', async ({ page, api }) => {
  const project = await projectWithVariant(api, 'Later gezegd');
  await page.goto(tabOf(project, 6));
  await expect(keyFiguresOf(page)).not.toContainText('minder▼');
  await page
    .getByRole('button', { name: 'Vragen over de omvang: 4 posten open, Dorpsstraat productie' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Vragen over de omvang' });
  await answerAll(dialog, /Beantwoord door Lars Visser op \d\d-\d\d-\d{4}\./);
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect(keyFiguresOf(page)).toContainText('€1.040,- minder▼ 20,80 %');
  await expect(
    page.getByRole('button', { name: 'Vragen over de omvang beantwoord, Dorpsstraat productie' }),
  ).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a member answers without scrolling sideways', async ({ page, api }) => {
    const project = await projectWithVariant(api, 'Omvang op de telefoon');
    await page.goto(tabOf(project, 6));
    await page
      .getByRole('button', { name: 'Vragen over de omvang: 4 posten open, Dorpsstraat productie' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Vragen over de omvang' });
    await dialog
      .getByRole('group', { name: / module A4 op / })
      .getByText('4 posten bekijken')
      .click();
    await expect
      .poll(() =>
        page.evaluate<number>('Math.max(document.body.scrollWidth, document.documentElement.scrollWidth)'),
      )
      .toBe(390);
    const question = dialog.getByRole('group', { name: / module A4 op / });
    await question.getByRole('radio', { name: 'Niet berekend' }).focus();
    await page.keyboard.press('Space');
    await expect(question).toContainText('Beantwoord door Lars Visser');
    await expect(question.getByRole('radio', { name: 'Niet berekend' })).toBeChecked();
  });
});
