export type { ProjectDifferencesProps } from './differences/project-differences.tsx';
export type { ProgressProps } from './progress-props.ts';
