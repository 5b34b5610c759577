export type { DemandSectionProps, TenderDemandProps } from './demand-props.ts';
