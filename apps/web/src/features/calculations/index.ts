export { activeCalculations } from './active-calculations.ts';
export { BaselineNext } from './baseline-next.tsx';
export { calculationsQuery } from './calculation-queries.ts';
export { CalculationSection } from './calculation-section.tsx';
export { UploadsProvider } from './uploads-provider.tsx';
