export { activeCalculations } from './active-calculations.ts';
export { calculationsQuery } from './calculation-queries.ts';
export { CalculationSection } from './calculation-section.tsx';
export { CalculationsLock } from './calculations-lock.tsx';
export { BaselineNext } from './next-step/baseline-next.tsx';
export { ProjectOutcome } from './result/project-outcome.tsx';
export { tabFigures } from './result/tab-figures.ts';
export { UploadsProvider } from './upload/uploads-provider.tsx';
