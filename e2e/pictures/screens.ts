import { agendaOf, dashboardOf, LOGIN, tabOf, viewerDashboardOf } from '../screens/addresses.ts';
import { newProjectDialog } from '../screens/new-project.ts';
import {
  ADMIN_SECTIONS,
  adminOf,
  contactOf,
  faqOf,
  guideOf,
  settingsOf,
} from '../screens/organisation-pages.ts';
import { EMPTY_INSTALLATION, emptyOrigin, MUNICIPALITY } from '../session/installations.ts';
import { at, type Screen, tab } from './screen.ts';
import { PROJECT_SCREENS } from './screens-of-projects.ts';

/**
 * Every screen of `apps/web/src/app/routes.tsx`, except those for people without an organisation or without a required
 * second factor.
 */
export const SCREENS: readonly Screen[] = [
  { name: 'login', room: 'visitors', viewer: null, open: at(LOGIN) },
  { name: 'registration', room: 'visitors', viewer: null, open: at('/#/registeren') },
  { name: 'registration-link', room: 'visitors', viewer: null, open: at('/#/registeren/onbekend') },
  { name: 'invitation-link', room: 'visitors', viewer: null, open: at('/#/uitnodiging/onbekend') },
  { name: 'email-link', room: 'visitors', viewer: null, open: at('/#/e-mailadres/onbekend') },
  { name: 'new-password', room: 'visitors', viewer: null, open: at('/#/wachtwoord_vergeten/onbekend') },
  { name: 'forgotten-password', room: 'visitors', viewer: null, open: at('/#/wachtwoord_vergeten') },
  {
    name: 'dashboard',
    room: 'dashboard',
    viewer: 'lid',
    open: at(dashboardOf(MUNICIPALITY)),
    phone: true,
  },
  {
    name: 'dashboard-table',
    room: 'dashboard',
    viewer: 'lid',
    open: async (page) => {
      await page.goto(dashboardOf(MUNICIPALITY));
      // A phone shows cards only.
      if ((page.viewportSize()?.width ?? 0) < 600) return;
      await page.getByRole('button', { name: 'Tabel', exact: true }).click();
      await page.getByRole('gridcell').first().waitFor();
    },
  },
  {
    name: 'dashboard-loading',
    room: 'dashboard',
    viewer: 'lid',
    open: async (page) => {
      await page.route('**/internal_project_calculation_statistics/**', () => {});
      await page.goto(dashboardOf(MUNICIPALITY));
    },
    stays: true,
  },
  {
    name: 'dashboard-failing',
    room: 'dashboard',
    viewer: 'lid',
    open: async (page) => {
      await page.route('**/internal_project_calculation_statistics/**', (route) => route.abort());
      await page.goto(dashboardOf(MUNICIPALITY));
    },
  },
  {
    name: 'dashboard-empty',
    room: 'dashboard',
    viewer: 'empty',
    open: at(emptyOrigin + dashboardOf(EMPTY_INSTALLATION.slug)),
  },
  {
    name: 'viewer-dashboard',
    room: 'dashboard',
    viewer: 'viewer',
    open: at(viewerDashboardOf(MUNICIPALITY)),
  },
  { name: 'tab-2', room: 'tender', viewer: 'medewerker', open: tab('built', 2) },
  { name: 'tab-2-empty', room: 'tender', viewer: 'medewerker', open: tab('empty', 2) },
  {
    name: 'tab-2-comparisons',
    room: 'tender',
    viewer: 'medewerker',
    open: at(({ built }) => `${tabOf(built, 2)}?deel=vergelijkingen`),
    from: (page) => page.getByRole('tab', { name: 'Milieu-impact vergelijkingen' }),
  },
  { name: 'tab-4', room: 'tender', viewer: 'lid', open: tab('awarded', 4) },
  { name: 'tab-5', room: 'tender', viewer: 'lid', open: tab('awarded', 5) },
  { name: 'tab-6-tender', room: 'tender', viewer: 'lid', open: tab('awarded', 6) },
  {
    name: 'new-project',
    room: 'dashboard',
    viewer: 'lid',
    open: async (page) => {
      await page.goto(dashboardOf(MUNICIPALITY));
      await page.getByRole('button', { name: 'Start nieuw project' }).click();
      await newProjectDialog(page).name.fill('Brug over de Zuiderhaven');
    },
  },
  { name: 'agenda', room: 'organisation', viewer: 'lid', open: at(agendaOf(MUNICIPALITY)) },
  { name: 'faq', room: 'organisation', viewer: 'lid', open: at(faqOf(MUNICIPALITY)) },
  {
    name: 'workbook-help',
    room: 'organisation',
    viewer: 'lid',
    open: at(`${faqOf(MUNICIPALITY)}/excel-indeling`),
  },
  { name: 'guide', room: 'organisation', viewer: 'lid', open: at(guideOf(MUNICIPALITY)) },
  {
    name: 'guide-chapter',
    room: 'organisation',
    viewer: 'lid',
    open: at(`${guideOf(MUNICIPALITY)}/gunning`),
  },
  {
    name: 'viewer-guide',
    room: 'organisation',
    viewer: 'viewer',
    open: at(`${viewerDashboardOf(MUNICIPALITY)}/handleiding`),
  },
  { name: 'contact', room: 'organisation', viewer: 'lid', open: at(contactOf(MUNICIPALITY)) },
  {
    name: 'settings-organisation',
    room: 'organisation',
    viewer: 'lid',
    open: at(settingsOf(MUNICIPALITY, 'organisatie')),
  },
  {
    name: 'settings-profile',
    room: 'organisation',
    viewer: 'lid',
    open: at(settingsOf(MUNICIPALITY, 'profiel')),
  },
  {
    name: 'settings-members',
    room: 'organisation',
    viewer: 'lid',
    open: at(settingsOf(MUNICIPALITY, 'organisatieleden')),
  },
  { name: 'account', room: 'organisation', viewer: 'viewer', open: at('/#/account') },
  { name: 'missing', room: 'visitors', viewer: 'lid', open: at(`/#/o/${MUNICIPALITY}/nergens`) },
  {
    name: 'admin-organisation',
    room: 'administration',
    viewer: 'medewerker',
    open: at(`${adminOf(MUNICIPALITY, 'organisaties')}/${MUNICIPALITY}`),
  },
  ...ADMIN_SECTIONS.map(
    (section): Screen => ({
      name: `admin-${section}`,
      room: 'administration',
      viewer: 'medewerker',
      open: at(adminOf(MUNICIPALITY, section)),
    }),
  ),
  ...PROJECT_SCREENS,
];
