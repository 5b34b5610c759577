export type { ProgressProps } from './progress-props.ts';
