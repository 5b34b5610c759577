export { HistoryList } from './history-list.tsx';
export { ProjectHistory } from './project-history.tsx';
