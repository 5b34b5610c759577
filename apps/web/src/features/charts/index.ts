export { SharedCharts } from './shared-charts.tsx';
export { SharedChartsAdmin } from './shared-charts-admin.tsx';
export { useServedChartTools } from './use-served-chart-tools.tsx';
