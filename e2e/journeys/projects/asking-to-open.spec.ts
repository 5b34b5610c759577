import type { Page } from '@playwright/test';
import { tabOf } from '../../screens/addresses.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import { openApiSession, type ProjectRecord } from '../../session/api-session.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

test.use({ account: 'medewerker' });

async function open(page: Page, project: ProjectRecord): Promise<void> {
  await page.goto('about:blank');
  await page.goto(tabOf(project, 1));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Fills in the reason that a dialog asks for, and confirms. */
async function giveReason(page: Page, dialog: string, reason: string, action: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: dialog });
  await asked.getByRole('textbox', { name: 'Reden' }).fill(reason);
  await asked.getByRole('button', { name: action }).click();
  await expect(asked).toBeHidden();
}

test('a member reads why a project is locked, asks to unlock it, and gets an answer', async ({
  page,
  browser,
}) => {
  test.slow();
  const lid = await openApiSession('lid');
  const project = await lid.createProject('Vraag om te openen', MUNICIPALITY);
  const member = await openBrowser(browser, lid);
  await open(page, project);
  await page.getByRole('button', { name: 'Beheer van dit project' }).click();
  await page.getByRole('menuitem', { name: 'Vergrendelen' }).click();
  await giveReason(page, 'Project vergrendelen', 'Controle door de accountant', 'Vergrendelen');

  await open(member, project);
  await expect(member.getByText(/^Dit project is vergrendeld door .+ op \d/)).toBeVisible();
  await expect(member.getByText('Reden: Controle door de accountant').first()).toBeVisible();
  await member.getByRole('button', { name: 'Vraag om te ontgrendelen' }).click();
  await expectNoViolations(member, 'asking to unlock');
  await giveReason(member, 'Vraag om te ontgrendelen', 'De hoeveelheden kloppen niet', 'Verzoek versturen');
  await expect(
    member.getByText(/vroeg op .+ om te ontgrendelen: De hoeveelheden kloppen niet$/),
  ).toBeVisible();
  await expect(member.getByRole('button', { name: 'Vraag om te ontgrendelen' })).toHaveCount(0);

  // Staff see that somebody waits, and answer in the project.
  await page.goto(`/#/o/${MUNICIPALITY}/beheer/verzoeken`);
  await expect(page.getByRole('link', { name: /^Verzoeken \d+ wacht/ })).toBeVisible();
  await page.getByRole('listitem').getByRole('link', { name: 'Vraag om te openen' }).click();
  await page.getByRole('button', { name: 'Afwijzen' }).click();
  await giveReason(page, 'Verzoek afwijzen', 'Wacht op het rapport', 'Afwijzen');
  await open(member, project);
  await expect(member.getByText(/is afgewezen op .+: Wacht op het rapport$/)).toBeVisible();

  await member.getByRole('button', { name: 'Vraag om te ontgrendelen' }).click();
  await giveReason(member, 'Vraag om te ontgrendelen', 'Het rapport is er', 'Verzoek versturen');
  await open(page, project);
  await page.getByRole('status').getByRole('button', { name: 'Ontgrendelen', exact: true }).click();
  await giveReason(page, 'Project ontgrendelen', 'Akkoord', 'Ontgrendelen');
  await expect(page.getByText(/vroeg op .+ om te ontgrendelen/)).toHaveCount(0);
  await open(member, project);
  await expect(member.getByText(/^Dit project is vergrendeld/)).toHaveCount(0);
  await expect(member.getByText(/heeft gevraagd om project .+ te openen/).first()).toBeVisible();
  await member.close();
  await lid.close();
});
