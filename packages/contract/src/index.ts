export { addressOf } from './address-of.ts';
export { COLLECTION_CAP, collectionOf } from './collection.ts';
export { CSRF_COOKIE, CSRF_HEADER } from './csrf.ts';
export * from './endpoint.ts';
export type { User } from './endpoints/accounts.ts';
export { type Calculation, TEMPLATE_FILE_NAME } from './endpoints/calculations.ts';
export { ENVIRONMENTS, type Environment } from './endpoints/environment.ts';
export * as endpoints from './endpoints/index.ts';
export type { Organization } from './endpoints/organisations.ts';
export {
  type Project,
  type ProjectChanges,
  type ProjectInput,
  projectChangesSchema,
  projectInputSchema,
} from './endpoints/projects.ts';
export {
  type Coverage,
  NO_YEARS_MESSAGE,
  type Statistic,
  type StatisticChild,
  type StatisticsAnswer,
} from './endpoints/statistics.ts';
export * from './errors.ts';
