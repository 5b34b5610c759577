export { CalculationCharts } from './calculation-charts.tsx';
export { OrganizationDashboard } from './organization-dashboard.tsx';
export { preloadDashboard } from './preload-dashboard.ts';
export { parseStatisticsSearch } from './statistics-search.ts';
export { StatisticsTabs } from './statistics-tabs.tsx';
