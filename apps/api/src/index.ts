/** What the benchmarks take of the api: the real application, put together as main.ts does. */
export { sql } from 'drizzle-orm';
export { buildApp } from './app.ts';
export { openDatabase } from './database/open-database.ts';
export type { Dependencies } from './dependencies.ts';
export { insertAccount } from './features/accounts/accounts.queries.ts';
export { createToken, hashToken, SESSION_MS } from './features/accounts/session-token.ts';
export { insertSession } from './features/accounts/sessions.queries.ts';
export { insertCalculation } from './features/calculations/figures/insert-calculation.queries.ts';
export { toStoredCalculation } from './features/calculations/figures/to-stored-calculation.ts';
export { createWorkbookReader } from './features/calculations/reading/workbook-reader.ts';
export { insertMembership, insertOrganisation } from './features/organisations/organisations.queries.ts';
export { insertProject } from './features/projects/projects.queries.ts';
export { loadAppSecret } from './platform/app-secret.ts';
export { systemClock } from './platform/clock.ts';
export { NO_FAULT_REPORTER } from './platform/faults/fault-reporter.ts';
export { createMailer } from './platform/mail/mailer.ts';
export { parseSettings } from './settings.ts';
