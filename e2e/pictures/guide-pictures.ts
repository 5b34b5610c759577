import type { Locator, Page } from '@playwright/test';
import { fileWithBadCells } from '../fixtures/broken-workbooks.ts';
import { dashboardOf, LOGIN, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { checkOf, chooseFile } from '../screens/calculations.ts';
import { newProjectDialog } from '../screens/new-project.ts';
import { settingsOf } from '../screens/organisation-pages.ts';
import { MUNICIPALITY } from '../session/installations.ts';
import type { PreparedProjects } from './prepared-projects.ts';
import type { Viewer } from './signed-in.ts';

interface GuidePicture {
  /** the name of its file in `docs/guide/pictures`, by which a chapter shows it */
  readonly name: string;
  readonly viewer: Viewer;
  readonly open: (page: Page, projects: PreparedProjects) => Promise<void>;
  /** the element at the top of the picture, where that is not the top of the page */
  readonly from?: (page: Page) => Locator;
}

const tab =
  (project: keyof PreparedProjects, number: number) => async (page: Page, projects: PreparedProjects) => {
    await page.goto(tabOf(projects[project], number));
  };

/** The pictures that the chapters of the guide show. */
export const GUIDE_PICTURES: readonly GuidePicture[] = [
  {
    name: 'login',
    viewer: null,
    open: async (page) => {
      await page.goto(LOGIN);
    },
  },
  {
    name: 'new-project',
    viewer: 'lid',
    open: async (page) => {
      await page.goto(dashboardOf(MUNICIPALITY));
      await page.getByRole('button', { name: 'Start nieuw project' }).click();
      await newProjectDialog(page).name.fill('Brug over de Zuiderhaven');
    },
  },
  { name: 'upload', viewer: 'lid', open: tab('empty', 3) },
  {
    name: 'check-refused',
    viewer: 'lid',
    open: async (page, { empty }) => {
      const file = fileWithBadCells();
      await page.goto(tabOf(empty, 3));
      await chooseFile(page, file);
      await checkOf(page, file).getByText('6 fouten: niets opgeslagen').waitFor();
    },
    from: (page) => page.getByText('6 fouten: niets opgeslagen'),
  },
  {
    name: 'comparison',
    viewer: 'lid',
    open: tab('designed', 6),
    from: (page) => page.getByRole('heading', { name: 'Milieudata' }),
  },
  {
    name: 'dashboard',
    viewer: 'lid',
    open: async (page) => {
      await page.goto(dashboardOf(MUNICIPALITY));
    },
  },
  {
    name: 'progress',
    viewer: 'lid',
    open: async (page) => {
      await page.goto(dashboardOf(MUNICIPALITY));
      await page.getByRole('tab', { name: 'Voortgang' }).click();
      await page.getByRole('region', { name: 'Per jaar' }).getByRole('table').waitFor();
    },
    from: (page) => page.getByRole('heading', { name: /^De werken van/ }),
  },
  { name: 'award-model', viewer: 'lid', open: tab('opened', 4) },
  {
    name: 'bidders',
    viewer: 'lid',
    open: tab('opened', 6),
    from: (page) => page.getByText('Optimalisatie door inschrijvers'),
  },
  { name: 'as-built', viewer: 'lid', open: tab('built', 7) },
  { name: 'report', viewer: 'medewerker', open: tab('built', 2) },
  {
    name: 'members',
    viewer: 'expert',
    open: async (page) => {
      await page.goto(`${settingsOf(MUNICIPALITY)}?tab=organisatieleden`);
      await page.getByRole('button', { name: 'Collega uitnodigen' }).waitFor();
    },
  },
  {
    name: 'viewer-dashboard',
    viewer: 'viewer',
    open: async (page) => {
      await page.goto(viewerDashboardOf(MUNICIPALITY));
    },
  },
];
