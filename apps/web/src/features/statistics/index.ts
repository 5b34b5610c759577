export { CalculationCharts } from './calculation-charts.tsx';
export { OrganizationTotals } from './organization-totals.tsx';
export { type StatisticsSearch, statisticsSearchSchema } from './statistics-search.ts';
