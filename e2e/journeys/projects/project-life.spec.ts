import type { Page } from '@playwright/test';
import { baselineFile, optimisationFile } from '../../fixtures/village-street.ts';
import { atPlace, dashboardOf, tabOf } from '../../screens/addresses.ts';
import { CHARTS, chart } from '../../screens/charts.ts';
import { complete, completionDialog, projectTab, typeDay } from '../../screens/completion.ts';
import { expectNoViolations } from '../../screens/no-violations.ts';
import {
  type ApiSession,
  openApiSession,
  type ProjectKind,
  type ProjectRecord,
} from '../../session/api-session.ts';
import { MUNICIPALITY } from '../../session/installations.ts';
import { openBrowser } from '../../session/remember.ts';
import { expect, test } from '../../session/test.ts';

const RAW: ProjectKind = { project_contract_type: 'RAW', project_award_criteria: false };
const UAV_GC: ProjectKind = { project_contract_type: 'UAV-GC', project_award_criteria: false };
const NA: ProjectKind = { project_contract_type: 'NA', project_award_criteria: null };

/** Gives a project the calculations of its design: the baseline and the optimisation. */
async function design(api: ApiSession, project: ProjectRecord): Promise<void> {
  await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
  await api.activate(await api.upload(project, 'design-optimization', await optimisationFile()));
}

/** Completes the design phase of a project, so that construction begins. */
async function award(api: ApiSession, project: ProjectRecord): Promise<void> {
  await design(api, project);
  await api.changeProject(project, {
    project_status: 'Design_Phase_Complete',
    design_phase_complete_date: '2026-10-01',
  });
}

/** Opens a tab as if the user typed its address: the page remembers nothing. */
async function open(page: Page, project: ProjectRecord, tab: number): Promise<void> {
  await page.goto('about:blank');
  await page.goto(tabOf(project, tab));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A choice for a file that is saved. */
const OF_FILE = 'Projectnamen in het bestand';

/** Expects that nothing in a tab can be changed. Reading, downloading and drilling down remain possible. */
async function expectReadOnly(page: Page): Promise<void> {
  const change = /toevoegen|aanpassen|wijzigen|verwijderen|voltooien|Voeg berekening toe|^Volgende$/i;
  await expect(page.getByRole('tabpanel').getByRole('button', { name: change })).toHaveCount(0);
  const boxes = page.getByRole('tabpanel').getByRole('checkbox', { disabled: false });
  // What goes into a file that is saved is chosen as before. Its choice may arrive later than the tab.
  const ofFile = page.getByLabel(OF_FILE);
  await expect.poll(async () => (await boxes.count()) - (await ofFile.count())).toBe(0);
  await expect(page.getByRole('tabpanel').getByRole('radio')).toHaveCount(0);
}

test('RAW without award criteria goes from its start to its completion', async ({ page, api }) => {
  // This is a whole life of a project, with scans of its accessibility, so it takes long on a busy machine.
  test.slow();
  const project = await api.createProject('Leven van RAW', MUNICIPALITY, RAW);
  await design(api, project);
  await open(page, project, 3);
  await expect(projectTab(page, 'As-built')).toHaveAttribute('aria-disabled', 'true');
  await expect(projectTab(page, 'As-built')).toHaveAccessibleDescription(
    'Beschikbaar zodra de aanbestedingsfase is voltooid',
  );
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 5)));
  await expectNoViolations(page, 'tender documents');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(atPlace(tabOf(project, 6)));

  // The keyboard alone goes from the button to the new tab.
  const button = page.getByRole('tabpanel').getByRole('button', { name: 'Aanbestedingsfase voltooien' });
  await button.focus();
  await page.keyboard.press('Enter');
  const confirm = completionDialog(page).getByRole('button', { name: 'Voltooien' });
  await expect(
    completionDialog(page).getByRole('group', { name: 'Definitieve gunningsdatum*' }),
  ).toBeVisible();
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.type('01102026');
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(atPlace(tabOf(project, 7)));
  await expect(page.getByText('Definitieve gunningsdatum 01-10-2026')).toBeVisible();
  await expect(projectTab(page, 'Baseline')).toHaveAccessibleName('Baseline (vergrendeld)');
  await expect(projectTab(page, 'As-built')).toHaveAccessibleName('As-built');
  await expect(page.getByRole('button', { name: 'Voeg eerst een as-built baseline toe' })).toBeDisabled();

  // One side of a comparison draws no chart.
  await api.upload(project, 'as-built-baseline', await baselineFile('Verrekend.xlsx'));
  const built = await api.upload(project, 'as-built-optimization', await optimisationFile('Gebouwd.xlsx'));
  await page.reload();
  await expect(
    page.getByText('De grafieken verschijnen zodra er ook een actieve as-built optimalisatie is.'),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Actief' })).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: 'Maak eerst een as-built optimalisatie actief' }),
  ).toBeDisabled();
  await page.getByRole('checkbox', { name: `${built.name} actief maken` }).click();
  await expect(chart(page, CHARTS.totalMki)).toBeVisible();

  // A project cannot be completed before its award or after today.
  await page.getByRole('tabpanel').getByRole('button', { name: 'Project voltooien' }).click();
  await typeDay(page, '30092026');
  await expect(completionDialog(page)).toContainText('Kies een datum op of na 01-10-2026');
  await expect(confirm).toBeDisabled();
  await typeDay(page, '01012100');
  await expect(completionDialog(page)).toContainText('De datum mag niet later zijn dan vandaag');
  await typeDay(page, '10112026');
  await confirm.click();
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  await expect(page.getByText('Het project is voltooid', { exact: true })).toBeVisible();

  await open(page, project, 3);
  for (const tab of ['Baseline', 'Aanbestedingsdocumenten', 'Optimalisatie', 'As-built']) {
    await projectTab(page, tab).click();
    await expect(projectTab(page, tab)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Datum project voltooid 10-11-2026')).toBeVisible();
    await expectReadOnly(page);
  }
});

test('UAV-GC without award criteria moves its planned completion, and asks whether the scope changed', async ({
  page,
  api,
}) => {
  // This is a whole life of a project, with scans of its accessibility, so it takes long on a busy machine.
  test.slow();
  const project = await api.createProject('Leven van UAV-GC', MUNICIPALITY, UAV_GC);
  await award(api, project);
  // After the award, only the planned completion can change.
  await open(page, project, 1);
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  const day = page.getByRole('group', { name: 'Geplande datum project voltooid' });
  await expect(page.getByRole('textbox', { name: 'Projectnaam' })).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Opslaan' });
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type('30092026');
  await save.click();
  await expect(page.getByText('Kies een dag op of na die van de gunning of ontwerpkeuze')).toBeVisible();
  await expectNoViolations(page, 'planning the completion');
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type('15062027');
  await save.click();
  await expect(page.getByText('Gegevens opgeslagen')).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: '15-06-2027' })).toBeVisible();

  await page.goto(tabOf(project, 7));
  const yes = page.getByRole('radio', { name: 'Ja' });
  const no = page.getByRole('radio', { name: 'Nee' });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Beantwoord eerst de vraag over de scope' })).toBeDisabled();

  await yes.click();
  await expect(page.getByText('Antwoord opgeslagen')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'As-built baselineberekeningen' })).toBeVisible();
  // The as-built baseline is €3.500, and the work as built is €5.000. No other pair of this project has these figures.
  await api.upload(project, 'as-built-baseline', await optimisationFile('Meerwerk.xlsx'));
  const built = await api.upload(project, 'as-built-optimization', await baselineFile('Gebouwd.xlsx'));
  await page.reload();
  await expect(yes).toBeChecked();
  await expect(page.getByRole('rowheader', { name: 'Meerwerk' })).toBeVisible();
  // This scan comes before there are charts. Charts have a scan of their own, and make every other scan slow.
  await expectNoViolations(page, 'as-built');

  await no.click();
  const warning = page.getByRole('alertdialog', { name: 'Antwoord wijzigen' });
  await expect(warning).toContainText('wordt de toegevoegde project berekening verwijderd');
  await expectNoViolations(page, 'changing the answer');
  await warning.getByRole('button', { name: 'Annuleren' }).click();
  await expect(yes).toBeChecked();
  await page.getByRole('checkbox', { name: `${built.name} actief maken` }).click();
  const figures = page.getByRole('region', { name: 'Kerncijfers' }).getByRole('definition');
  await expect(figures.nth(0)).toHaveText('€3.500,-');
  await expect(figures.nth(1)).toHaveText('€5.000,-');

  await no.click();
  await warning.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(page.getByRole('rowheader', { name: 'Meerwerk' })).toHaveCount(0);
  await expect(no).toBeChecked();
  await expect(page.getByRole('rowheader', { name: 'Dorpsstraat referentie' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Dorpsstraat referentie is actief' })).toBeDisabled();
  // The baseline of the design is now compared with the work as built.
  await expect(figures.nth(0)).toHaveText('€5.000,-');
  await expect(figures.nth(1)).toHaveText('€5.000,-');

  // Somebody else is first: their change is not overwritten, and the typed text is still there.
  await api.changeProject(project, { asbuilt_scope_changed: true });
  await complete(page, 'Project voltooien', '10112026');
  await expect(page.getByRole('alert').filter({ hasText: 'Scope gewijzigd: nee is nu ja' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voeg eerst een as-built baseline toe' })).toBeDisabled();
  await no.click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Project voltooien' }).click();
  await completionDialog(page).getByRole('button', { name: 'Voltooien' }).click();
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));
  await page.goto(tabOf(project, 7));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReadOnly(page);
});

test('a project that is not tendered is complete in one step', async ({ page, api }) => {
  const project = await api.createProject('Leven zonder aanbesteding', MUNICIPALITY, NA);
  await design(api, project);
  await open(page, project, 6);
  await expect(page.getByRole('tab')).toHaveText([/^Projectgegevens/, /^Baseline/, /^Optimalisatie/]);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Project voltooien' }).click();
  await expect(
    completionDialog(page).getByRole('group', { name: 'Datum ontwerpkeuze gereed*' }),
  ).toBeVisible();
  await expectNoViolations(page, 'optimisation, completing');
  await completionDialog(page).getByRole('button', { name: 'Annuleren' }).click();
  await complete(page, 'Project voltooien', '10112026');
  await expect(page).toHaveURL(atPlace(dashboardOf(MUNICIPALITY)));

  await page.goto(tabOf(project, 6));
  await expect(page.getByText('Datum ontwerpkeuze gereed 10-11-2026')).toBeVisible();
  await expectReadOnly(page);
  // The tabs that this project lacks lead nowhere.
  await page.goto(tabOf(project, 7));
  await expect(page).toHaveURL(atPlace(tabOf(project, 1)));
});

test('RAW and UAV-GC with award criteria wait for their baseline and their award model', async ({
  page,
  api,
}) => {
  for (const contract of ['RAW', 'UAV-GC'] as const) {
    const project = await api.createProject(`Leven van ${contract} met gunning`, MUNICIPALITY, {
      project_contract_type: contract,
      project_award_criteria: true,
    });
    await page.goto(tabOf(project, 6));
    await expect(
      page.getByRole('button', { name: 'Voeg een baseline berekening toe in de tab Baseline' }),
    ).toBeDisabled();
    await api.activate(await api.upload(project, 'design-baseline', await baselineFile()));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Voltooi eerst het EMVI model' })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Optimalisatie door inschrijvers' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Voeg berekening toe' })).toHaveCount(0);
    await expect(projectTab(page, 'As-built')).toHaveAttribute('aria-disabled', 'true');
  }
});

test.describe('staff', () => {
  test.use({ account: 'medewerker' });

  test('lock a project, unlock it and take a completion back, with a reason', async ({ page, browser }) => {
    // This is a whole life of a project, with scans of its accessibility, so it takes long on a busy machine.
    test.slow();
    const lid = await openApiSession('lid');
    const project = await lid.createProject('Leven onder beheer', MUNICIPALITY, RAW);
    await award(lid, project);
    const member = await openBrowser(browser, lid);
    await open(page, project, 7);

    await choose(page, 'Vergrendelen');
    const locking = page.getByRole('dialog', { name: 'Project vergrendelen' });
    await locking.getByRole('button', { name: 'Vergrendelen' }).click();
    await expect(locking).toContainText('Dit veld is vereist');
    await locking.getByRole('textbox', { name: 'Reden' }).fill('Controle');
    await expect(locking).toContainText('8 van 500 tekens');
    await expectNoViolations(page, 'locking');
    await locking.getByRole('button', { name: 'Vergrendelen' }).click();
    await expect(page.getByText('Het project is vergrendeld')).toBeVisible();

    await open(member, project, 7);
    await expect(member.getByRole('img', { name: 'Dit project is vergrendeld' })).toBeVisible();
    // It is said once, above the tabs.
    const said = member.getByRole('paragraph').filter({ hasText: /^Dit project is vergrendeld/ });
    await expect(said).toHaveCount(1);
    await expectReadOnly(member);
    await expect(member.getByRole('button', { name: 'Beheer van dit project' })).toHaveCount(0);

    await takeStep(page, 'Ontgrendelen');
    await expect(page.getByText('Het project is ontgrendeld')).toBeVisible();
    await member.reload();
    await expect(member.getByRole('button', { name: 'Voeg berekening toe' })).toHaveCount(2);

    await choose(page, 'Heropenen');
    const reopening = page.getByRole('dialog', { name: 'Project heropenen' });
    await expect(reopening).toContainText('‘Ontwerpfase voltooid’ terug naar ‘Ontwerpfase actief’');
    await expect(reopening).toContainText('Definitieve gunningsdatum: 01-10-2026');
    await reopening.getByRole('textbox', { name: 'Reden' }).fill('De gunning is ingetrokken');
    await reopening.getByRole('button', { name: 'Heropenen' }).click();
    await expect(page.getByText('Het project is heropend')).toBeVisible();
    // The as-built tab is closed again, so its address leads to another tab.
    await expect(page).toHaveURL(atPlace(tabOf(project, 1)));
    await expect(page.getByText('Ontwerpfase actief').first()).toBeVisible();
    await open(member, project, 6);
    await expect(
      member.getByRole('tabpanel').getByRole('button', { name: 'Aanbestedingsfase voltooien' }),
    ).toBeEnabled();
    await member.close();
    await lid.close();
  });

  async function choose(page: Page, step: string): Promise<void> {
    await page.getByRole('button', { name: 'Beheer van dit project' }).click();
    await page.getByRole('menuitem', { name: step }).click();
  }

  async function takeStep(page: Page, step: string): Promise<void> {
    await choose(page, step);
    await page.getByRole('textbox', { name: 'Reden' }).fill('Klaar');
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
  }
});
