export { DashboardTabs } from './dashboard/dashboard-tabs.tsx';
export { OrganisationDashboard } from './dashboard/organisation-dashboard.tsx';
export { OrganisationResult, OrganisationScope } from './dashboard/organisation-result.tsx';
export { preloadDashboard } from './dashboard/preload-dashboard.ts';
export { rememberFilters, withRememberedFilters } from './filters/remembered-filters.ts';
export { ProjectFindings } from './findings/show-findings.tsx';
export { CalculationCharts } from './project/calculation-charts.tsx';
export { parseStatisticsSearch, type StatisticsSearch } from './statistics-search.ts';
export { ReportVariants } from './variants/report-variants.tsx';
