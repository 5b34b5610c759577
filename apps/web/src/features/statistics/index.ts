export { CalculationCharts } from './calculation-charts.tsx';
export { OrganizationTotals } from './organization-totals.tsx';
export { statisticsSearchSchema } from './statistics-search.ts';
