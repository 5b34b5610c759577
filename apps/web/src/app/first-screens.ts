/**
 * The screens with which nearly every visit begins, in one file: the frame around an organisation's screens, and its
 * dashboard.
 */
export { OrganisationCharts } from './organisation-charts.tsx';
export { DashboardPage } from './routes/dashboard-page.tsx';
export { Shell } from './shell/shell.tsx';
