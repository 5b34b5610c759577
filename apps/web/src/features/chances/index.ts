export type { ChancesProps, ProjectChancesProps } from './chances-props.ts';
