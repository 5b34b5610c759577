/** The parts of the api for the benchmarks: the real application, composed as in main.ts. */

export { buildApp } from './app.ts';
export { openDatabase } from './database/open-database.ts';
export { sql } from './database/sql.ts';
export type { Dependencies } from './dependencies.ts';
export { insertAccount } from './features/accounts/accounts.queries.ts';
export { createToken, hashToken, SESSION_MS } from './features/accounts/sessions/session-token.ts';
export { insertSession } from './features/accounts/sessions/sessions.queries.ts';
export { insertCalculation } from './features/calculations/figures/insert-calculation.queries.ts';
export { toStoredCalculation } from './features/calculations/figures/to-stored-calculation.ts';
export { createWorkbookReader } from './features/calculations/reading/workbook-reader.ts';
export { workOutPair, workOutScopes } from './features/calculations/scope/work-out-scopes.ts';
export { createDocumentWriter } from './features/documents/document-writer.ts';
export { insertMembership, insertOrganisation } from './features/organisations/organisations.queries.ts';
export { createDeclarationReader } from './features/products/reading/declaration-reader.ts';
export { insertProject } from './features/projects/projects.queries.ts';
export { loadAppSecret } from './platform/app-secret.ts';
export { systemClock } from './platform/clock.ts';
export { createChartDrawer } from './platform/drawing/chart-drawer.ts';
export { NO_FAULT_REPORTER } from './platform/faults/fault-reporter.ts';
export { createMailer } from './platform/mail/mailer.ts';
export { createPictureReader } from './platform/pictures/picture-reader.ts';
export { parseSettings } from './settings.ts';
