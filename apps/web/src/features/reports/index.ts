export { MadeReports } from './made/made-reports.tsx';
export { ReportDownload } from './making/report-download.tsx';
