export { SharedCharts } from './shared-charts.tsx';
export { useServedChartTools } from './use-served-chart-tools.tsx';
