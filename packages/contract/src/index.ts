export { addressOf } from './address-of.ts';
export { COLLECTION_CAP, collectionOf, type OrderingOf } from './collection.ts';
export { CSRF_COOKIE, CSRF_HEADER } from './csrf.ts';
export * from './endpoint.ts';
export { type User, type UserChanges, userChangesSchema } from './endpoints/accounts.ts';
export {
  ADMIN_ORGANIZATION_ORDERS,
  type AdminOrganization,
  type AdminOrganizationChanges,
  type AdminOrganizationInput,
  adminOrganizationInputSchema,
} from './endpoints/admin-organizations.ts';
export { REGISTRATION_ORDERS, type Registration } from './endpoints/admin-registrations.ts';
export {
  ACCOUNT_STATES,
  ADMIN_USER_ORDERS,
  type AdminMembership,
  type AdminUser,
  type AdminUserChanges,
  type InvitationInput,
  invitationInputSchema,
} from './endpoints/admin-users.ts';
export type { AgendaEvent } from './endpoints/agenda.ts';
export { type Calculation, TEMPLATE_FILE_NAME } from './endpoints/calculations.ts';
export { ENVIRONMENTS, type Environment } from './endpoints/environment.ts';
export {
  FAQ_CATEGORY_MAX,
  FAQ_CONTENT_MAX,
  FAQ_TITLE_MAX,
  type FaqEntry,
  type FaqInput,
  faqInputSchema,
  MESSAGE_MAX,
  type Message,
} from './endpoints/help.ts';
export type { HistoryEntry } from './endpoints/history.ts';
export * as endpoints from './endpoints/index.ts';
export {
  ORGANIZATION_CONTACT_MAX,
  type Organization,
  type OrganizationMember,
  organizationChangesSchema,
} from './endpoints/organisations.ts';
export {
  type Project,
  type ProjectChanges,
  type ProjectInput,
  projectChangesSchema,
  projectInputSchema,
} from './endpoints/projects.ts';
export type { RegistrationInput } from './endpoints/registration.ts';
export type { OpenSession } from './endpoints/security.ts';
export {
  type Coverage,
  NO_YEARS_MESSAGE,
  type Statistic,
  type StatisticChild,
  type StatisticsAnswer,
} from './endpoints/statistics.ts';
export * from './errors.ts';
