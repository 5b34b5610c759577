import type { Page } from '@playwright/test';
import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { optimisationFile } from '../fixtures/village-street.ts';
import { agendaOf, dashboardOf, LOGIN, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { checkOf, chooseFile } from '../screens/calculations.ts';
import { completionDialog } from '../screens/completion.ts';
import { newProjectDialog } from '../screens/new-project.ts';
import { ADMIN_SECTIONS, adminOf, contactOf, faqOf, settingsOf } from '../screens/organisation-pages.ts';
import { EMPTY_INSTALLATION, emptyOrigin, MUNICIPALITY } from '../session/installations.ts';
import type { Form } from './forms.ts';
import type { PreparedProjects } from './prepared-projects.ts';
import type { Viewer } from './signed-in.ts';

/** A screen as it is looked at. */
export interface Screen {
  readonly name: string;
  readonly viewer: Viewer;
  /** goes there, and does what has to be done to see it */
  readonly open: (page: Page, projects: PreparedProjects) => Promise<void>;
  /** the forms whose picture stands in the documentation */
  readonly shown?: readonly Form[];
  /** waits for an answer that never comes */
  readonly stays?: boolean;
}

const at =
  (address: string | ((projects: PreparedProjects) => string)) =>
  async (page: Page, projects: PreparedProjects) => {
    await page.goto(typeof address === 'string' ? address : address(projects));
  };
const tab = (project: keyof PreparedProjects, number: number) =>
  at((projects) => tabOf(projects[project], number));

export const SCREENS: readonly Screen[] = [
  { name: 'login', viewer: null, open: at(LOGIN) },
  { name: 'registration', viewer: null, open: at('/#/registeren') },
  { name: 'forgotten-password', viewer: null, open: at('/#/wachtwoord_vergeten') },
  {
    name: 'dashboard',
    viewer: 'lid',
    open: at(dashboardOf(MUNICIPALITY)),
    shown: ['1440', '1440-dark', '390'],
  },
  {
    name: 'dashboard-table',
    viewer: 'lid',
    open: async (page) => {
      await page.goto(dashboardOf(MUNICIPALITY));
      // A phone has cards only.
      if ((page.viewportSize()?.width ?? 0) < 600) return;
      await page.getByRole('button', { name: 'Tabel', exact: true }).click();
      await page.getByRole('gridcell').first().waitFor();
    },
    shown: ['1440'],
  },
  {
    name: 'dashboard-loading',
    viewer: 'lid',
    open: async (page) => {
      await page.route('**/internal_project_calculation_statistics/**', () => {});
      await page.goto(dashboardOf(MUNICIPALITY));
    },
    stays: true,
  },
  {
    name: 'dashboard-failing',
    viewer: 'lid',
    open: async (page) => {
      await page.route('**/internal_project_calculation_statistics/**', (route) => route.abort());
      await page.goto(dashboardOf(MUNICIPALITY));
    },
  },
  { name: 'dashboard-empty', viewer: 'empty', open: at(emptyOrigin + dashboardOf(EMPTY_INSTALLATION.slug)) },
  {
    name: 'viewer-dashboard',
    viewer: 'viewer',
    open: at(viewerDashboardOf(MUNICIPALITY)),
  },
  { name: 'tab-1', viewer: 'lid', open: tab('street', 1) },
  { name: 'tab-1-completed', viewer: 'lid', open: tab('built', 1) },
  { name: 'tab-2', viewer: 'medewerker', open: tab('built', 2) },
  { name: 'tab-2-empty', viewer: 'medewerker', open: tab('empty', 2) },
  {
    name: 'tab-2-comparisons',
    viewer: 'medewerker',
    open: at(({ built }) => `${tabOf(built, 2)}?deel=vergelijkingen`),
  },
  { name: 'tab-4', viewer: 'lid', open: tab('awarded', 4) },
  { name: 'tab-5', viewer: 'lid', open: tab('awarded', 5) },
  { name: 'tab-6-tender', viewer: 'lid', open: tab('awarded', 6) },
  { name: 'tab-3', viewer: 'lid', open: tab('street', 3) },
  { name: 'tab-3-empty', viewer: 'lid', open: tab('empty', 3) },
  { name: 'tab-6', viewer: 'lid', open: tab('designed', 6), shown: ['1440', '1440-dark', '390'] },
  { name: 'tab-7', viewer: 'lid', open: tab('built', 7) },
  { name: 'tab-7-empty', viewer: 'lid', open: tab('designed', 7) },
  {
    name: 'check',
    viewer: 'lid',
    open: async (page, { street }) => {
      const file = await optimisationFile('Nieuwe baseline.xlsx');
      await page.goto(tabOf(street, 3));
      await page.locator('canvas').first().waitFor();
      await chooseFile(page, file);
      await checkOf(page, file).getByText('1 post vervallen').click();
    },
    shown: ['1440'],
  },
  {
    name: 'check-refused',
    viewer: 'lid',
    open: async (page, { empty }) => {
      const file = fileWithBadCells();
      await page.goto(tabOf(empty, 3));
      await chooseFile(page, file);
      await checkOf(page, file).getByText('6 fouten: niets opgeslagen').waitFor();
    },
    shown: ['1440'],
  },
  {
    name: 'new-project',
    viewer: 'lid',
    open: async (page) => {
      await page.goto(dashboardOf(MUNICIPALITY));
      await page.getByRole('button', { name: 'Start nieuw project' }).click();
      await newProjectDialog(page).name.fill('Brug over de Zuiderhaven');
    },
    shown: ['1440'],
  },
  {
    name: 'chart-full-screen',
    viewer: 'lid',
    open: async (page, { built }) => {
      await page.goto(tabOf(built, 6));
      await page.getByRole('button', { name: 'Totale MKI schermvullend tonen' }).click();
    },
  },
  {
    name: 'note',
    viewer: 'lid',
    open: async (page, { street }) => {
      await page.goto(tabOf(street, 3));
      await page.getByRole('button', { name: 'Notitie toevoegen aan Dorpsstraat referentie' }).click();
    },
  },
  {
    name: 'completion',
    viewer: 'lid',
    open: async (page, { street }) => {
      await page.goto(tabOf(street, 6));
      await page.getByRole('tabpanel').getByRole('button', { name: 'Aanbestedingsfase voltooien' }).click();
      await completionDialog(page).waitFor();
    },
  },
  { name: 'agenda', viewer: 'lid', open: at(agendaOf(MUNICIPALITY)) },
  { name: 'faq', viewer: 'lid', open: at(faqOf(MUNICIPALITY)) },
  { name: 'workbook-help', viewer: 'lid', open: at(`${faqOf(MUNICIPALITY)}/excel-indeling`) },
  { name: 'contact', viewer: 'lid', open: at(contactOf(MUNICIPALITY)) },
  { name: 'settings-organisation', viewer: 'lid', open: at(settingsOf(MUNICIPALITY, 'organisatie')) },
  { name: 'settings-profile', viewer: 'lid', open: at(settingsOf(MUNICIPALITY, 'profiel')) },
  { name: 'settings-members', viewer: 'lid', open: at(settingsOf(MUNICIPALITY, 'organisatieleden')) },
  { name: 'account', viewer: 'viewer', open: at('/#/account') },
  { name: 'missing', viewer: 'lid', open: at(`/#/o/${MUNICIPALITY}/nergens`) },
  {
    name: 'admin-organisation',
    viewer: 'medewerker',
    open: at(`${adminOf(MUNICIPALITY, 'organisaties')}/${MUNICIPALITY}`),
  },
  ...ADMIN_SECTIONS.map(
    (section): Screen => ({
      name: `admin-${section}`,
      viewer: 'medewerker',
      open: at(adminOf(MUNICIPALITY, section)),
    }),
  ),
];
