export { OrganisationDashboard } from './dashboard/organisation-dashboard.tsx';
export { OrganisationResult, OrganisationScope } from './dashboard/organisation-result.tsx';
export { preloadDashboard } from './dashboard/preload-dashboard.ts';
export { ProjectFindings } from './findings/show-findings.tsx';
export { CalculationCharts } from './project/calculation-charts.tsx';
export { StatisticsTabs } from './project/statistics-tabs.tsx';
export { parseStatisticsSearch } from './statistics-search.ts';
export { ReportVariants } from './variants/report-variants.tsx';
